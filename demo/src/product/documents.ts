import type { Draft } from './draft.ts';

export type Paper = {
  readonly file: string;
  readonly label: string;
  readonly kind: 'manual' | 'sheet' | 'safety' | 'energy';
};

/** The documents of a product: assembly or user manual, technical sheet, safety data, energy sheet. */
export function papersOf(draft: Draft): Paper[] {
  const { key, extra } = draft;
  const papers: Paper[] = [];
  const kind = extra.get('doc');
  if (kind === 'montaggio')
    papers.push({ file: `montaggio-${key}.pdf`, label: 'Istruzioni di montaggio (PDF)', kind: 'manual' });
  if (kind === 'istruzioni')
    papers.push({ file: `libretto-${key}.pdf`, label: 'Libretto d’uso (PDF)', kind: 'manual' });
  if (kind === 'sds') {
    papers.push({ file: `scheda-tecnica-${key}.pdf`, label: 'Scheda tecnica (PDF)', kind: 'sheet' });
    papers.push({
      file: `scheda-sicurezza-${key}.pdf`,
      label: 'Estratto della scheda di sicurezza (PDF)',
      kind: 'safety',
    });
  }
  if (extra.has('energy')) {
    papers.push({
      file: `scheda-informativa-${key}.pdf`,
      label: 'Scheda informativa del prodotto (PDF)',
      kind: 'energy',
    });
  }
  return papers;
}

export const documentUrl = (file: string) => `/documents/${file}`;
