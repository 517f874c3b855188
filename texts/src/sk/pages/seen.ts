import type { Messages } from '../../it/pages.ts';

export const seen: Messages['seen'] = {
  title: 'Naposledy prezerané',
  clear: 'Vymazať',
  cleared: 'Naposledy prezerané produkty sú zabudnuté.',
};
