import type { LegalPageTexts } from '../../service/legal-page-texts-shape.ts';

export const law: LegalPageTexts = {
  conformity: {
    full: 'je v súlade s požiadavkami',
    partial: 'je čiastočne v súlade s požiadavkami',
    none: 'nie je v súlade s požiadavkami',
  },
  assessedBy: {
    self: 'posúdili sme to sami',
    third_party: 'posúdila to tretia strana',
  },
  notAssessed: 'zatiaľ nebola posúdená podľa požiadaviek',
  card: 'kreditná alebo debetná karta',
  transfer: 'bankový prevod',
};
