import type { FailureTexts } from '../../it/service/failures.ts';

export const failures: FailureTexts = {
  messageTitle: 'Správa',
  defect: 'Nastala neočakávaná chyba. Skúste to o chvíľu znova.',
  page: { title: 'Požiadavka sa nepodarila', toShop: 'Prejsť do obchodu' },
};
