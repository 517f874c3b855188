import type { Database } from '../../platform/database/connection.ts';
import { selectSlugOwners } from './product-detail.queries.ts';

/** First path segments that name a kind of page and are not part of the slug. */
const prefixes = ['det/', 'b2c/', 'b2b/', 'eshop/'] as const;

export type FoundProduct =
  | { readonly kind: 'here'; readonly id: number }
  | { readonly kind: 'moved'; readonly slug: string }
  | { readonly kind: 'unknown' };

/** Reduces what a client sent to the slug: removes the host, slashes at both ends and the query. */
function tidy(sent: string): string {
  return sent
    .replace(/[?#].*$/s, '')
    .replace(/^\/+|\/+$/g, '')
    .toLowerCase();
}

/** The slug itself, then without its prefix, then with each prefix. */
function candidatesOf(slug: string): string[] {
  const prefix = prefixes.find((one) => slug.startsWith(one)) ?? '';
  const bare = slug.slice(prefix.length);
  return [...new Set([slug, bare, ...prefixes.map((one) => `${one}${bare}`)])];
}

const bareOf = (slug: string) => slug.replace(/^(det|b2c|b2b|eshop)\//, '');

/** Finds a product by its slug with or without prefix; for a former slug the result has the present one. `begunBy`: also one in sale by then. */
export async function findProduct(
  database: Database,
  sent: string,
  begunBy: Date | null = null,
): Promise<FoundProduct> {
  const slug = tidy(sent);
  if (slug === '' || slug.length > 300) return { kind: 'unknown' };
  const candidates = candidatesOf(slug);
  const owners = await selectSlugOwners(database, candidates, begunBy);
  for (const candidate of candidates) {
    const matches = owners.filter((owner) => owner.found === candidate);
    const current = matches.find((owner) => owner.slug === candidate);
    if (current !== undefined) return { kind: 'here', id: current.id };
    const [former] = matches;
    if (former === undefined) continue;
    return bareOf(former.slug) === bareOf(slug)
      ? { kind: 'here', id: former.id }
      : { kind: 'moved', slug: former.slug };
  }
  return { kind: 'unknown' };
}
