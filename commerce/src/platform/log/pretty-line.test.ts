import { expect, test } from 'vitest';
import { prettyLine } from './pretty-line.ts';

const line = (fields: object) => JSON.stringify({ level: 'info', time: 0, ...fields });

test('a log line for a person says time, level, message and fields', () => {
  expect(prettyLine(line({ msg: 'request', path: '/shop', status: 200 }))).toBe(
    '00:00:00 info  request path=/shop status=200\n',
  );
});

test('nothing from outside begins a line of its own or colours one', () => {
  const forged = '\n23:59:59 errore utente admin\u001b[31m\u0085\u2028';
  const text = prettyLine(
    line({ msg: forged, payment: forged, [forged]: 1, err: { stack: `Error: ${forged}` } }),
  );
  expect(text).not.toMatch(/^23:59:59/m);
  for (const character of '\u001b\u0085\u2028') expect(text).not.toContain(character);
  expect(text).toContain(String.raw`payment=\u000a23:59:59 errore utente admin\u001b[31m`);
});
