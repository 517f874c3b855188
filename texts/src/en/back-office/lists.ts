import type { BackOfficeTexts } from '../../it/back-office.ts';

export const lists: BackOfficeTexts['lists'] = {
  settings: 'View',
  columnsLabel: 'Columns',
  densityLabel: 'Rows',
  densities: { compact: 'Compact', roomy: 'Roomy' },
  selectLoaded: 'Select the loaded rows',
  selectRow: (row) => `Select ${row}`,
  chosen: (count, loaded, total) =>
    total === undefined
      ? `${count} selected of the ${loaded} loaded`
      : `${count} selected of the ${loaded} loaded, ${total} in all`,
  chosenWhole: (count, at) =>
    count === '1'
      ? `1 selected: the only one that matched the filters (${at})`
      : `${count} selected: all that matched the filters (${at})`,
  chooseWhole: (total) => `Select all ${total} that match`,
  tooMany: 'Too many to select them all at once: narrow the filters.',
  chooseNothing: 'Clear the selection',
  progress: (done, of) => `${done} of ${of}`,
  stop: 'Stop',
  export: 'Export CSV',
  /** Titles of columns that only files have. */
  file: {
    order: 'Order',
    amount: 'Amount',
    reason: 'Reason',
    state: 'State',
    method: 'How',
    at: 'When',
    reference: 'Reference',
    payee: 'To whom',
    account: 'Account',
    bookedOn: 'Booked on',
    currency: 'Currency',
    payer: 'Payer',
    text: 'Text of the transfer',
    product: 'Product',
    author: 'Author',
    stars: 'Stars',
    title: 'Title',
    comment: 'Text',
    verified: 'Verified purchase',
    reply: 'Reply',
  },
  news: (written: string, count: number) =>
    count === 1 ? '1 new row since you opened the list' : `${written} new rows since you opened the list`,
  showNews: 'Show',
  exported: (count) => `${count} rows exported`,
  range: {
    label: 'Period',
    backwards: 'The end comes before the beginning: choose a later day.',
    zone: 'Italian time: your device is in another time zone.',
    presets: { today: 'Today', week: 'Last 7 days', month: 'This month' },
  },
  saved: {
    label: 'Saved views',
    none: 'No saved view: filter the list, then give it a name.',
    name: 'Name',
    share: 'Who sees it',
    onlyMe: 'Only me',
    everybody: 'Everybody',
    save: 'Save the filters and columns of now',
    saved: 'View saved',
    remove: (name) => `Remove the view ${name}`,
    of: (who) => `by ${who}`,
  },
};
