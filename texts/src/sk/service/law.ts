import type { LawTexts } from '../../service/law-texts-shape.ts';

export const law: LawTexts = {
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
