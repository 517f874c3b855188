import type { Messages } from '../../it/pages.ts';

export const seen: Messages['seen'] = {
  title: 'Recently viewed',
  clear: 'Clear',
  cleared: 'Recently viewed products are forgotten.',
};
