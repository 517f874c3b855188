import { expect, test } from 'vitest';
import { kindOfFile, labelOfFile } from './file-words.ts';

test.each([
  ['manuale_trapano-18V.pdf', 'Manuale trapano 18V', 'manual'],
  ['DoP-colla.pdf', 'DoP colla', 'performance'],
  ['scheda_sicurezza.pdf', 'Scheda sicurezza', 'safety'],
  ['scheda-tecnica.pdf', 'Scheda tecnica', 'sheet'],
  ['scan0001.pdf', 'Scan0001', 'other'],
])('%s is called %s, of the kind %s', (file, label, kind) => {
  expect(labelOfFile(file)).toBe(label);
  expect(kindOfFile(file)).toBe(kind);
});
