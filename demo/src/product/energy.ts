import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import type { Draft } from './draft.ts';

/** Goods whose label still runs beyond A: ovens and hoods (Reg. (EU) 65/2014), water heaters, stoves, air conditioners. */
const olderScales: Readonly<Record<string, string>> = {
  FOR: 'A+++-D',
  CAP: 'A+++-D',
  CLI: 'A+++-D',
  SCB: 'A+-F',
  STF: 'A++-G',
};

export function energyScale(prefix: string): string {
  return olderScales[prefix] ?? 'A-G';
}

/** The class from the table with its label and, for all, the product information sheet. */
export function energyOf(draft: Draft): ProductRowInput['energy'] {
  const grade = draft.extra.get('energy');
  if (grade === undefined) return undefined;
  return {
    class: grade,
    scale: energyScale(draft.leaf.prefix),
    label_url: `/documents/etichetta-energetica-${draft.key}.pdf`,
    sheet_url: `/documents/scheda-informativa-${draft.key}.pdf`,
  };
}
