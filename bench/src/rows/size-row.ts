import { brotliCompressSync, constants } from 'node:zlib';
import { atMost, type Row } from '../table.ts';

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000;

/** Size of a page's HTML and of every script it names, in kB with brotli. */
export async function measurePageSize(port: number, path: string): Promise<Row> {
  const base = `http://127.0.0.1:${port}`;
  const html = Buffer.from(await (await fetch(base + path)).arrayBuffer());
  const text = html.toString();
  const named = [...text.matchAll(/"(\/assets\/[^"]+\.js)"/g)];
  const scripts = [...new Set(named.map((match) => match[1] ?? ''))];
  const bodies = await Promise.all(
    scripts.map(async (script) => Buffer.from(await (await fetch(base + script)).arrayBuffer())),
  );
  const html_kb = brotli(html);
  const script_kb = bodies.reduce((sum, body) => sum + brotli(body), 0);
  return {
    name: 'listing page: HTML / JavaScript, brotli',
    measured: `${html_kb.toFixed(1)} / ${script_kb.toFixed(1)} kB`,
    must: '25 / 110 kB',
    reach: '15 / 95 kB',
    verdict: [atMost(html_kb, 25, 15), atMost(script_kb, 110, 95)].reduce((worst, verdict) =>
      worst === 'below' || verdict === 'below'
        ? 'below'
        : worst === 'must' || verdict === 'must'
          ? 'must'
          : 'reach',
    ),
    detail: `${scripts.length} scripts; HTML ${(html.length / 1000).toFixed(0)} kB raw`,
  };
}
