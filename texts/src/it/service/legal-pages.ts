import type { LegalPageTexts } from '../../service/legal-page-texts-shape.ts';

export const law: LegalPageTexts = {
  conformity: {
    full: 'è conforme',
    partial: 'è parzialmente conforme, per i punti elencati sotto',
    none: 'non è conforme',
  },
  assessedBy: {
    self: 'autovalutazione fatta da noi',
    third_party: 'valutazione fatta da terzi',
  },
  notAssessed: 'non è ancora stato valutato',
  card: 'carta di credito o di debito',
  transfer: 'bonifico bancario',
};
