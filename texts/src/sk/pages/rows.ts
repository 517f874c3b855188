import type { Messages } from '../../it/pages.ts';

export const rows: Messages['rows'] = {
  back: 'Predchádzajúce produkty',
  on: 'Ďalšie produkty',
  fitsWell: 'Zíde sa aj',
};
