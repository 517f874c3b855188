import { askCache, type PagePurger, type PurgeAnswer } from './page-purger.ts';

/** Tags of one round; a round is as many calls as their names need. */
const batch = 512;
/** A header of Varnish is at most 8 kB long by default (http_req_hdr_len), its name included. */
const headerBytes = 6_000;

/** Keys of one header each; a tag of its own is never so long. */
function headersOf(tags: readonly string[]): string[] {
  const headers: string[] = [];
  for (const tag of tags) {
    const last = headers.at(-1);
    if (last !== undefined && last.length + tag.length < headerBytes)
      headers[headers.length - 1] = `${last} ${tag}`;
    else headers.push(tag);
  }
  return headers;
}

/** Varnish with the module xkey: PURGE with the keys in a header, to each of its nodes (deploy/varnish/shop.vcl). */
export const varnishPurger = (addresses: readonly string[]): PagePurger => ({
  batch,
  header: (tags) => ['xkey', tags.join(' ')],
  async purge(tags) {
    const purgeAt = async (address: string): Promise<PurgeAnswer> => {
      for (const xkey of headersOf(tags)) {
        const answer = await askCache(`${address}/`, { method: 'PURGE', headers: { xkey } });
        if (answer.kind === 'failed') return answer;
      }
      return { kind: 'done' };
    };
    // Purging twice does no harm: when one node is away, all are asked again.
    const answers = await Promise.all(addresses.map(purgeAt));
    return answers.find(({ kind }) => kind === 'failed') ?? { kind: 'done' };
  },
});
