import type { LegalPageTexts } from '../../service/legal-page-texts-shape.ts';

export const law: LegalPageTexts = {
  conformity: {
    full: 'conforms',
    partial: 'conforms in part, except for the points listed below',
    none: 'does not conform',
  },
  assessedBy: {
    self: 'assessed by ourselves',
    third_party: 'assessed by a third party',
  },
  notAssessed: 'has not been assessed yet',
  card: 'credit or debit card',
  transfer: 'bank transfer',
};
