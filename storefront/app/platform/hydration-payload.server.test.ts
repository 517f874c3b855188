import { describe, expect, test } from 'vitest';
import { pageScripts, scriptSafe } from './hydration-payload.server.ts';
import { structuredDataScripts } from './structured-data.server.ts';

const nasty = '</script><script>steal()</script><!--\u2028';

describe('Data inside a script element', () => {
  test('cannot close the script element, whatever the data', async () => {
    const context = {
      serverHandoffStream: new Response(JSON.stringify({ title: nasty })).body,
      manifest: { url: '/routes.js', routes: {}, entry: { module: '/entry.js', imports: [] } },
      staticHandlerContext: { matches: [], loaderData: {} },
    };
    for (const [written, scripts] of [
      [structuredDataScripts([{ name: nasty }]), 1],
      [await pageScripts(context as never, 'mark', ['/texts.js']), 3],
    ] as const) {
      expect(written.match(/<\/?script/g)).toHaveLength(2 * scripts);
      expect(written).not.toContain('<!--');
    }
  });

  test('is not what the document shows', async () => {
    const shown = JSON.stringify({ head: '<h1>"Sedie" & $&</h1>' });
    const context = {
      serverHandoffStream: new Response(JSON.stringify(['shown', shown, 'title', 'Sedie'])).body,
      manifest: { url: '/routes.js', routes: {}, entry: { module: '/entry.js', imports: [] } },
      staticHandlerContext: {
        matches: [],
        loaderData: { listing: { shown, title: 'Sedie' }, root: undefined },
      },
    };
    const written = await pageScripts(context as never, 'mark', []);
    const [, data = ''] = /id="page-data">(.*?)<\/script>/.exec(written) ?? [];
    expect(JSON.parse(data)).toEqual(['shown', '', 'title', 'Sedie']);
  });

  test('is the same data to who reads it', () => {
    expect(JSON.parse(scriptSafe(JSON.stringify(nasty)))).toBe(nasty);
  });
});
