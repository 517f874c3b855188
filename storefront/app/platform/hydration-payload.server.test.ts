import { describe, expect, test } from 'vitest';
import { pageScripts, scriptSafe } from './hydration-payload.server.ts';
import { structuredDataScripts } from './structured-data.server.ts';

const nasty = '</script><script>steal()</script><!--\u2028';

describe('Data inside a script element', () => {
  test('cannot close the script element, whatever the data', async () => {
    const context = {
      serverHandoffStream: new Response(JSON.stringify({ title: nasty })).body,
      manifest: { url: '/routes.js', routes: {}, entry: { module: '/entry.js', imports: [] } },
      staticHandlerContext: { matches: [] },
    };
    for (const [written, scripts] of [
      [structuredDataScripts([{ name: nasty }]), 1],
      [await pageScripts(context as never, 'mark', ['/texts.js']), 3],
    ] as const) {
      expect(written.match(/<\/?script/g)).toHaveLength(2 * scripts);
      expect(written).not.toContain('<!--');
    }
  });

  test('is the same data to who reads it', () => {
    expect(JSON.parse(scriptSafe(JSON.stringify(nasty)))).toBe(nasty);
  });
});
