import { askCache, type PagePurger } from './page-purger.ts';

/** A header of Varnish is at most 8 kB long by default (http_req_hdr_len). */
const batch = 128;

/** Varnish with the module xkey: PURGE with the keys in a header, to each of its nodes (deploy/varnish/shop.vcl). */
export const varnishPurger = (addresses: readonly string[]): PagePurger => ({
  batch,
  header: (tags) => ['xkey', tags.join(' ')],
  async purge(tags) {
    const headers = { xkey: tags.join(' ') };
    const answers = await Promise.all(
      addresses.map((address) => askCache(`${address}/`, { method: 'PURGE', headers })),
    );
    // Purging twice does no harm: when one node is away, all are asked again.
    return answers.find(({ kind }) => kind === 'failed') ?? { kind: 'done' };
  },
});
