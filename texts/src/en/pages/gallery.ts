import type { Messages } from '../../it/pages.ts';

export const gallery: Messages['gallery'] = {
  title: 'Enlarged pictures',
  pictureOf: (index, count) => `Picture ${index} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  larger: 'Zoom in',
  smaller: 'Zoom out',
  close: 'Close',
};
