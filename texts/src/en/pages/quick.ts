import type { Messages } from '../../it/pages.ts';

export const quick: Messages['quick'] = {
  open: 'Quick view',
  openNamed: (name) => `Quick view: ${name}`,
  toPage: 'See all details',
  close: 'Close',
  loading: 'One moment.',
  failed: 'The product does not answer: open its page.',
};
