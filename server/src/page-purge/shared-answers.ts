import type { RawAnswer } from '@casamaestra/commerce/platform/http/raw-call.ts';
import type { Shop } from '../shop.ts';
import { allPagesTag } from './page-purger.ts';
import type { SentPage } from './purge-queue.ts';

/** Long enough for what many type at the same time; nobody purges a search by what it would find now. */
const sharedLifetime = 'public, max-age=0, s-maxage=30, stale-while-revalidate=5';

interface AtEdge {
  readonly answer: RawAnswer;
  readonly sent: SentPage;
}

/** Answers that the service keeps come again as the same object, and are compressed once by it. */
const known = new WeakMap<RawAnswer, AtEdge>();

type Edge = Pick<Shop, 'purger' | 'purges'> & {
  readonly config: Pick<Shop['config'], 'applicationKey' | 'pagePurger'>;
};

/**
 * An answer of the service as a cache in front of the shop may keep it, where that is told of changes. Not where calls need
 * a key: the cache would ask for none.
 */
export function asShared(answer: RawAnswer, { purger, purges, config }: Edge): RawAnswer {
  const { shared } = answer;
  if (shared === undefined || purger === undefined || config.applicationKey !== undefined) return answer;
  const vary = [...(shared.byCaller ? ['sec-fetch-site'] : []), ...(shared.byLanguage ? ['cookie'] : [])];
  // It does not read Vary.
  if (vary.length > 0 && config.pagePurger === 'cloudflare') return answer;
  let found = known.get(answer);
  if (found === undefined) {
    const tags = [allPagesTag, ...shared.tags];
    const [name, value] = purger.header(tags);
    const { vary: _, ...headers } = answer.headers;
    const said = {
      ...headers,
      ...(vary.length > 0 && { vary: vary.join(', ') }),
      [name]: value,
      age: '0',
      'cache-control': sharedLifetime,
    };
    found = { answer: { ...answer, headers: said }, sent: { tags, notedAt: 0 } };
    known.set(answer, found);
  }
  purges?.sent(found.sent);
  return found.answer;
}
