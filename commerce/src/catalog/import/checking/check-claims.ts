import type { ProductRow } from '@casamaestra/contract/catalog/product-row.ts';
import { restrictedPrecursor } from '@casamaestra/rules/safety/restricted-precursor.ts';
import type { Fault } from './left-out.ts';

/** Goods that consumers may not be sold (Reg. (UE) 2019/1148): the row is refused. */
export function checkPrecursors(row: ProductRow): Fault[] {
  for (const value of [row.name, ...row.variants.flatMap(({ options }) => optionTexts(row.name, options))]) {
    const found = restrictedPrecursor(value);
    if (found === null) continue;
    const { substance: _substance, ...facts } = found;
    return [{ field: 'name', value, reason: { code: 'restricted_precursor', facts }, out: null }];
  }
  return [];
}

/** A concentration may be an option: "Acqua ossigenata" in "3 %" and "35 %". */
const optionTexts = (name: string, options: Readonly<Record<string, unknown>>): string[] =>
  Object.values(options).map((value) => `${name} ${String(value)}`);

/** General claims about the environment, which need proof (D.Lgs. 30/2026). */
const greenClaim =
  /(?<!(?:isol|are|stazion|centr)[aeio] )\b(?:eco-?friendly|ecologic[oahie]+|eco-?compatibil[ei]|amic[oahie]+ dell['’]ambiente|rispettos[oaie] dell['’]ambiente|a impatto zero|carbon neutral|climaticamente neutr[oaie]|neutral[ei] per il clima)(?![\p{L}])/iu;

/** A remark on texts that claim so; they are loaded as given, the proof is the merchant's. */
export function remarksOnClaims(row: ProductRow): Fault[] {
  const texts = { name: row.name, short_description: row.short_description, description: row.description };
  return Object.entries(texts).flatMap(([field, text]) => {
    const claim = greenClaim.exec(text ?? '')?.[0];
    return claim === undefined
      ? []
      : [{ field, value: claim, reason: { code: 'green_claim' }, out: { paths: [] } } satisfies Fault];
  });
}
