import type { BackOfficeTexts } from '../../it/back-office.ts';
import { facts } from '../pages/facts.ts';

export const documents: BackOfficeTexts['documents'] = {
  title: 'Documents',
  none: 'No documents: manuals, sheets and declarations go here.',
  add: 'Add a document',
  addHint: 'PDF, 20 MB at most.',
  sending: 'The file is being sent…',
  tooLarge: (name) => `${name} is larger than 20 MB: make it smaller and retry.`,
  documentOf: (place) => `Document ${place}`,
  label: 'Name',
  labelMissing: 'Write what it is called: buyers read it like this.',
  kind: 'Kind',
  open: (what) => `Open: ${what}`,
  energy: 'Energy label',
  energyText:
    'Where the law wants it (Reg. (EU) 2017/1369), the class and its scale stand beside each price, with label and sheet.',
  scale: 'Scale',
  scaleHint: 'As on the label.',
  energyClass: 'Energy class',
  classOutside: 'The chosen scale has no such class.',
  noLabel: 'Without label',
  labelFile: 'Label',
  labelFileHint: 'PDF or picture, 20 MB at most.',
  sheetFile: 'Product information sheet',
  fileMissing: 'Missing: the law wants it.',
  eprel: 'EPREL number',
  eprelHint: 'In the European register of labels: the page of the product leads there.',
  kinds: facts.documentKinds,
};
