import type { BackOfficeTexts } from '../../it/back-office.ts';

export const together: BackOfficeTexts['together'] = {
  here: (who) => `${who} has this open as well.`,
  changing: (who, fields) => `${who} is changing: ${fields}. Wait, or work on something else.`,
  left: (at) => `Here is what you typed and did not save (${at}).`,
  discard: 'Throw away',
  unsaved: (count, sections) =>
    count === 1 ? `1 section not saved: ${sections}` : `${count} sections not saved: ${sections}`,
  saveAll: 'Save all',
  discardAll: 'Discard changes',
  discardTitle: 'Discard the changes?',
  discardText: (sections) => `What you changed goes back to how it was in: ${sections}.`,
  discardNow: 'Yes, discard all',
  goOn: 'Stay here',
  leaveTitle: 'Leave without saving?',
  leaveText: (sections) => `Not saved yet: ${sections}.`,
  saveAndLeave: 'Save and leave',
  leave: 'Leave without saving',
};
