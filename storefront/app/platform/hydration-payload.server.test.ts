import { describe, expect, test } from 'vitest';
import { hydrationScripts, scriptSafe } from './hydration-payload.server.ts';
import { structuredDataScripts } from './structured-data.server.ts';

const nasty = '</script><script>steal()</script><!--\u2028';

describe('Data inside a script element', () => {
  test('cannot close the script element, whatever the data', async () => {
    const stream = new Response(JSON.stringify({ title: nasty })).body;
    if (stream === null) throw new Error('no body');
    for (const written of [
      structuredDataScripts([{ name: nasty }]),
      await hydrationScripts(stream, 'mark'),
    ]) {
      expect(written.match(/<\/?script/g)).toHaveLength(2);
      expect(written).not.toContain('<!--');
    }
  });

  test('is the same data to who reads it', () => {
    expect(JSON.parse(scriptSafe(JSON.stringify(nasty)))).toBe(nasty);
  });
});
