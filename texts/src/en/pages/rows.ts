import type { Messages } from '../../it/pages.ts';

export const rows: Messages['rows'] = {
  back: 'Previous products',
  on: 'Next products',
  fitsWell: 'You may also need',
};
