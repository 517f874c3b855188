import type { LegalPageTexts } from '../../service/legal-page-texts-shape.ts';

export const law: LegalPageTexts = {
  conformity: {
    full: 'è conforme ai requisiti',
    partial: 'è parzialmente conforme ai requisiti',
    none: 'non è conforme ai requisiti',
  },
  assessedBy: {
    self: 'autovalutazione fatta da noi',
    third_party: 'valutazione fatta da terzi',
  },
  notAssessed: 'non è ancora stato valutato rispetto ai requisiti',
  card: 'carta di credito o di debito',
  transfer: 'bonifico bancario',
};
