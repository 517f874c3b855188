import type { BackOfficeTexts } from '../../it/back-office.ts';

export const together: BackOfficeTexts['together'] = {
  here: (who) => `${who} has this open as well.`,
  changing: (who, fields) => `${who} is changing: ${fields}. Wait, or work on something else.`,
  left: (at) => `Here is what you typed and did not save (${at}).`,
  discard: 'Throw away',
};
