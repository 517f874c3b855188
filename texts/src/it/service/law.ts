import type { LawTexts } from '../../service/law-texts-shape.ts';

export const law: LawTexts = {
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
