import type { LegalPageTexts } from '../../service/legal-page-texts-shape.ts';

export const law: LegalPageTexts = {
  conformity: {
    full: 'conforms to the requirements',
    partial: 'conforms in part to the requirements',
    none: 'does not conform to the requirements',
  },
  assessedBy: {
    self: 'assessed by ourselves',
    third_party: 'assessed by a third party',
  },
  notAssessed: 'has not been assessed yet by the requirements',
  card: 'credit or debit card',
  transfer: 'bank transfer',
};
