import type { FailureTexts } from '../../it/service/failures.ts';

export const failures: FailureTexts = {
  messageTitle: 'Správa',
  outage: 'Služba práve nie je dostupná. Skúste to o chvíľu znova.',
  defect: 'Nastala neočakávaná chyba. Skúste to o chvíľu znova.',
  page: { title: 'Požiadavka sa nepodarila', toShop: 'Prejsť do obchodu' },
};
