import { listingCollections } from '@casamaestra/contract/listing-places.ts';
import { aboutText, addressInLanguage, faqText, urls } from '@casamaestra/contract/pages.ts';
import type { Language, OfferedLanguages } from '@casamaestra/texts/languages.ts';
import type { ContentStore } from '../../content/content-store.ts';
import { postRoute } from '../../content/view/pages-by-route.ts';
import { nearestWidth, pictureUrl } from '../../media/picture-url.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import {
  selectBlockProducts,
  selectBrandPages,
  selectCategoryChanges,
  selectCollections,
  selectProductBlocks,
  type SitemapProduct,
} from './sitemap.queries.ts';
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

export interface SitemapDependencies {
  readonly database: Database;
  readonly content: Pick<ContentStore, 'now'>;
  readonly clock: Clock;
  readonly languages: OfferedLanguages;
  /** Public address of the shop, without a trailing slash. */
  readonly site: () => string;
}

/** A file lists products of so many ids: below 50,000 addresses in each of three languages, and 50 MB with pictures. */
const BLOCK = 15_000;
const PRODUCTS_TOGETHER = 1_000;
const PICTURES_MAX = 10;
const PICTURE_WIDTH = 1_280;

type Shop = SitemapDependencies;

/** A page of the shop in each language it is offered in, of those it is written in. */
function entry(
  { site, languages }: Shop,
  path: string,
  changed: Date | null,
  written: readonly Language[] = languages,
): SitemapEntry {
  const [first] = languages;
  const there = languages.filter((language) => written.includes(language));
  const [main = first] = there;
  const at = (language: Language) => site() + addressInLanguage(path, language, first);
  return {
    address: at(main),
    changed,
    ...(there.length > 1 && {
      languages: [
        ...there.map((language) => [language, at(language)] as const),
        ['x-default', at(main)] as const,
      ],
    }),
  };
}

async function* productsOf({ database }: Shop, block: number, withPictures: boolean) {
  const below = (block + 1) * BLOCK;
  for (let after = block * BLOCK - 1; ;) {
    const range = { after, below, limit: PRODUCTS_TOGETHER };
    const products = await selectBlockProducts(database, range, withPictures);
    yield products;
    const last = products.at(-1);
    if (last === undefined || products.length < PRODUCTS_TOGETHER) return;
    after = last.id;
  }
}

async function* productEntries(shop: Shop, block: number) {
  for await (const products of productsOf(shop, block, false))
    yield products.map(({ slug, changed }) => entry(shop, urls.product(slug), changed));
}

function picturesOf(site: string, { pictures }: SitemapProduct): string[] {
  const distinct = [...new Map(pictures.map((picture) => [picture.hash, picture])).values()];
  return distinct
    .slice(0, PICTURES_MAX)
    .map(({ hash, width }) => site + pictureUrl(hash, nearestWidth(width, PICTURE_WIDTH)));
}

async function* pictureEntries(shop: Shop, block: number) {
  const site = shop.site();
  for await (const products of productsOf(shop, block, true))
    yield products.flatMap((product) => {
      const pictures = picturesOf(site, product);
      const page = { address: site + urls.product(product.slug), changed: product.changed, pictures };
      return pictures.length === 0 ? [] : [page];
    });
}

const latest = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other > one) ? other : one;

/** Categories that show products, with the newest change of those in them and below; all products first. */
async function categoryEntries(shop: Shop): Promise<SitemapEntry[]> {
  const [categories, there] = await Promise.all([
    selectCategoryChanges(shop.database),
    selectCollections(shop.database, new Date(shop.clock.now())),
  ]);
  const changes = new Map<string, Date | null>();
  for (const { path, changed } of categories)
    for (let depth = 0; depth <= path.length; depth += 1) {
      const key = JSON.stringify(path.slice(0, depth));
      changes.set(key, latest(changes.get(key) ?? null, changed));
    }
  const all = changes.get('[]') ?? null;
  if (all === null) return [];
  return [
    entry(shop, urls.shop(), all),
    ...listingCollections.filter((name) => there[name]).map((name) => entry(shop, urls.shop({}, name), all)),
    ...categories.flatMap(({ path, url }) => {
      const changed = changes.get(JSON.stringify(path)) ?? null;
      return changed === null ? [] : [entry(shop, urls.shop({ category: url }), changed)];
    }),
  ];
}

/** As the page of a category links its brands (storefront, facet-links). */
const linkedBrands = { most: 8, least: 2 };

const brandEntries = async (shop: Shop): Promise<SitemapEntry[]> =>
  (await selectBrandPages(shop.database, linkedBrands)).map(({ category, brand, changed }) =>
    entry(shop, urls.shop({ category: category ?? '', f_brand: brand }), changed),
  );

/** A time of the content calls, which is in UTC. */
const momentOf = (time: string): Date => new Date(`${time.slice(0, 23).replace(' ', 'T')}Z`);

/** Pages that are not to be found by themselves, and those of text that a written page stands in for. */
const isHidden = (route: string, written: ReadonlySet<'about' | 'faq'>): boolean =>
  route === 'web-page/404' ||
  (route === aboutText && written.has('about')) ||
  (route === faqText && written.has('faq'));

async function contentEntries(shop: Shop) {
  const [language] = shop.languages;
  const content = await shop.content.now();
  const ofPosts = new Set(content.posts(language).map(({ key }) => postRoute(key)));
  const pages = [...content.pages(language).values()].map(({ data, languages }) => ({ ...data, languages }));
  const written = new Set(
    (['faq', 'about'] as const).filter((kind) => content.one(kind, language) !== undefined),
  );
  const shown = pages.filter(({ route }) => !isHidden(route, written));
  const entriesOf = (some: typeof shown) =>
    some.map(({ route, modified, languages }) =>
      entry(shop, urls.webPage(route), momentOf(modified), languages),
    );
  const posts = entriesOf(shown.filter(({ route }) => ofPosts.has(route)));
  const others = entriesOf(shown.filter(({ route }) => !ofPosts.has(route)));
  const ofShop = (['faq', 'about'] as const).flatMap((kind) => {
    const found = content.one(kind, language);
    if (found === undefined) return [];
    const address = { faq: urls.faq, about: urls.about }[kind]();
    return [entry(shop, address, found.changedAt, content.languagesOf(kind, kind))];
  });
  const topics = new Set(content.posts(language).map(({ body }) => body.category));
  const blog =
    posts.length === 0
      ? []
      : [
          entry(shop, urls.blog(), newest(posts)),
          ...[...topics].map((categoria) => entry(shop, urls.blog({ categoria }), newest(posts), [language])),
        ];
  const fixed = [entry(shop, urls.home(), null), entry(shop, urls.contact(), null)];
  return { posts: [...blog, ...posts], pages: [...fixed, ...ofShop, ...others] };
}

const newest = (entries: readonly SitemapEntry[]): Date | null =>
  entries.reduce<Date | null>((found, { changed }) => latest(found, changed), null);

async function indexEntries(shop: Shop): Promise<SitemapEntry[]> {
  const [blocks, categories, brands, content] = await Promise.all([
    selectProductBlocks(shop.database, BLOCK),
    categoryEntries(shop),
    brandEntries(shop),
    contentEntries(shop),
  ]);
  const file = (name: string, changed: Date | null) => ({
    address: `${shop.site()}/sitemaps/${name}.xml`,
    changed,
  });
  const list = (name: string, entries: readonly SitemapEntry[]) =>
    entries.length === 0 ? [] : [file(name, newest(entries))];
  return [
    ...list('pages', content.pages),
    ...list('categories', categories),
    ...list('brands', brands),
    ...list('posts', content.posts),
    ...blocks.map(({ block, changed }) => file(`products-${block}`, changed)),
    ...blocks.map(({ block, changed }) => file(`pictures-${block}`, changed)),
  ];
}

/** A sitemap that can be made: its name without ending, its text, and whether products alone decide what it holds. */
export interface Sitemap {
  readonly name: string;
  text(): AsyncIterable<string>;
}

const once = (read: () => Promise<readonly SitemapEntry[]>) =>
  async function* entries() {
    yield await read();
  };

/** The sitemap of a path; undefined when there is none. */
export function findSitemap(shop: Shop, path: string): Sitemap | undefined {
  if (path === '/sitemap.xml') {
    const text = async function* index() {
      yield* sitemapIndexXml(await indexEntries(shop));
    };
    return { name: 'sitemap', text };
  }
  const [, name, kind, number] =
    /^\/sitemaps\/((pages|categories|brands|posts|products|pictures)(?:-(0|[1-9]\d{0,4}))?)\.xml$/.exec(
      path,
    ) ?? [];
  if (name === undefined || (kind === 'products' || kind === 'pictures') !== (number !== undefined))
    return undefined;
  const block = Number(number);
  const entries = {
    pages: once(async () => (await contentEntries(shop)).pages),
    posts: once(async () => (await contentEntries(shop)).posts),
    categories: once(() => categoryEntries(shop)),
    brands: once(() => brandEntries(shop)),
    products: () => productEntries(shop, block),
    pictures: () => pictureEntries(shop, block),
  }[kind as 'pages' | 'posts' | 'categories' | 'brands' | 'products' | 'pictures'];
  return { name: `sitemap-${name}`, text: () => sitemapXml(entries()) };
}

/** Whether a path is a range of products that has none: its file is gone, or never was. */
export async function isEmptyBlock({ database }: Shop, path: string): Promise<boolean> {
  const number = /-(\d+)\.xml$/.exec(path)?.[1];
  if (number === undefined) return false;
  const after = Number(number) * BLOCK - 1;
  const below = (Number(number) + 1) * BLOCK;
  return (await selectBlockProducts(database, { after, below, limit: 1 }, false)).length === 0;
}
