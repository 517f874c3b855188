import type { Messages } from '../../it/pages.ts';

export const seen: Messages['seen'] = {
  title: 'Recently viewed',
  clear: 'Clear',
  forYou: 'For you',
  forYouWhy: 'Chosen from what you looked at on this device. We do not keep it.',
  cleared: 'Recently viewed products are forgotten.',
};
