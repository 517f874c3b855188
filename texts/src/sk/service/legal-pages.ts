import type { LegalPageTexts } from '../../service/legal-page-texts-shape.ts';

export const law: LegalPageTexts = {
  conformity: {
    full: 'je v súlade',
    partial: 'je čiastočne v súlade, okrem bodov uvedených nižšie',
    none: 'nie je v súlade',
  },
  assessedBy: {
    self: 'posúdili sme to sami',
    third_party: 'posúdila to tretia strana',
  },
  notAssessed: 'zatiaľ nebola posúdená',
  card: 'kreditná alebo debetná karta',
  transfer: 'bankový prevod',
};
