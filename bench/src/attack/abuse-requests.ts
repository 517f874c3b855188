import { operations } from '@casamaestra/contract/platform/operations.ts';
import type { Asked } from './ask.ts';
import type { Seeded } from './seeded.ts';

const encodings = ['', 'gzip', 'br', 'gzip, br', 'identity'];
const orders = ['price-asc', 'price-desc', 'newest', 'rating', 'name-asc', ''];
const written = operations.filter(({ verb }) => verb === 'POST');

/** Bodies that are small to send and expensive to parse. */
function heavyBody(chance: Seeded): string {
  const size = 500 + chance.below(60_000);
  return chance.pick([
    () => '['.repeat(size),
    () => `{"lines":${'['.repeat(size)}${']'.repeat(size)}}`,
    () => JSON.stringify({ lines: Array.from({ length: size / 3 }, () => 1), email: 'a'.repeat(size / 2) }),
    () =>
      JSON.stringify({
        lines: Array.from({ length: 100 }, () => ({ sku: chance.word(), qty: 1 })),
        country: 'IT',
      }),
    () => JSON.stringify({ [chance.word()]: `${' '.repeat(size)}x`, email: `${'a.'.repeat(size / 4)}@x` }),
    () => `{${'"a":{'.repeat(size / 5)}`,
  ])();
}

/** New URLs of the shop, and bodies that cause useless work. */
export function abusiveRequest(chance: Seeded): Asked {
  const headers: Record<string, string> = {
    'x-forwarded-for': chance.address(),
    'accept-encoding': chance.pick(encodings),
    accept: chance.pick(['text/html', '*/*', `text/${chance.word()}`]),
    cookie: `${chance.word()}=${chance.word(40)}; language=${chance.word(2)}`,
    'x-request-id': `edge-${chance.word(12)}`,
    'if-none-match': `W/"${chance.word(20)}"`,
  };
  const get = (path: string): Asked => ({ method: 'GET', path, headers });
  const number = chance.next() * 500;
  const kinds = [
    () => get(`/shop?min_price=${number}`),
    () => get(`/shop?per_page=100&max_price=${number}&order_by=${chance.pick(orders)}`),
    () => get(`/shop?search_term=${chance.word()}+${chance.word()}`),
    () => get(`/shop?f_${chance.word()}=${chance.word()}&f_colore=${chance.word()}`),
    () => get(`/shop?page=${1 + chance.below(36)}&per_page=48&gclid=${chance.word(900)}`),
    () => get(`/shop.data?min_price=${number}&_routes=${chance.word()}`),
    () => get(`/det/${chance.word(20)}?sku=${chance.word()}`),
    () => get(`/${chance.word()}/${chance.word()}`),
    () => get(`/?utm_source=${chance.word(600)}`),
    () => get(`/pages/track-order?order=${chance.word(60)}`),
    () => get(`/media/${chance.word(20)}-${chance.below(2_000)}.webp`),
    () => get(`/assets/${chance.word()}.js`),
    () => get(`/api/${'/'.repeat(chance.below(4_000))}x`),
    () => get(`/api/shop?per_page=100&min_price=${number}&features={"${chance.word()}":"${chance.word()}"}`),
    () => get(`/api/shop?search_term=${chance.word()}&is_random=1&skus=${chance.word()};${chance.word()}`),
    () => get(`/api/products?slug=det/${chance.word()}`),
    () => get(`/api/method/casamaestra.search.suggest?term=${chance.word(5)}&category=${chance.word()}`),
    () => get(`/api/get_products_price?skus=${chance.word()};${chance.word()}`),
    (): Asked => ({
      method: 'POST',
      path: encodeURI(chance.pick(written).path),
      headers: { ...headers, 'content-type': 'application/json' },
      body: heavyBody(chance),
    }),
    (): Asked => ({
      method: 'POST',
      path: encodeURI(chance.pick(written).path),
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: Array.from({ length: chance.below(20_000) }, (_, index) => `a${index}=`)
        .join('&')
        .slice(0, 131_072),
    }),
  ];
  return chance.pick(kinds)();
}
