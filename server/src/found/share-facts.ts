import { blogPostOperation } from '@casamaestra/contract/blog/blog.operations.ts';
import { listingOperation, productOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { webPageOperation } from '@casamaestra/contract/content/content.operations.ts';
import type { ShareFacts } from '@casamaestra/commerce/media/draw-share-picture.ts';
import { productView } from '@casamaestra/storefront/app/product/product-view.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { serverTexts } from '@casamaestra/texts/service/server-texts.ts';
import type { Shop } from '../shop.ts';

/** What the picture of a page shows, with the path of the picture in it. */
export interface ShareSubject extends ShareFacts {
  readonly picture: string | undefined;
}

/** A product with its brand and lowest price in force. */
async function ofProduct(slug: string, { commerce, config }: Shop): Promise<ShareSubject | undefined> {
  const outcome = await commerce.client.call(productOperation, { slug });
  if (!outcome.ok || !('name' in outcome.value.product)) return undefined;
  const [language] = config.languages;
  const { name, brand = '', variants, pictures } = productView(outcome.value.product, language);
  const prices = variants.map(({ price }) => price).filter((price) => price > 0);
  const below = prices.length === 0 ? '' : money(Math.min(...prices), language);
  return { name, above: brand, below, shop: config.shop.name, picture: pictures[0]?.src };
}

async function ofPost(slug: string, { commerce, config }: Shop): Promise<ShareSubject | undefined> {
  const outcome = await commerce.client.call(blogPostOperation, { slug });
  if (!outcome.ok) return undefined;
  const { title, category, author, image } = outcome.value.post;
  return { name: title, above: category, below: author, shop: config.shop.name, picture: image?.url };
}

async function ofPage(route: string, { commerce, config }: Shop): Promise<ShareSubject | undefined> {
  const outcome = await commerce.client.call(webPageOperation, { route });
  if (!outcome.ok || 'error' in outcome.value) return undefined;
  const { title } = outcome.value.data;
  return { name: title, above: '', below: '', shop: config.shop.name, picture: undefined };
}

/** A category with how many goods it has, and its best seller. */
async function ofCategory(category: string, { commerce, config }: Shop): Promise<ShareSubject | undefined> {
  const outcome = await commerce.client.call(listingOperation, { category, per_page: 1 });
  if (!outcome.ok) return undefined;
  const { category_tree: path, totalCount, products, notices } = outcome.value;
  const name = path.at(-1)?.label;
  if (name === undefined || totalCount === 0 || notices.length > 0) return undefined;
  const [language] = config.languages;
  return {
    name,
    above: path.at(-2)?.label ?? '',
    below: serverTexts(language).assistants.goods(totalCount),
    shop: config.shop.name,
    picture: products[0]?.large_pictures[0]?.url,
  };
}

/** The page at a path without its first slash, as its share picture shows it; undefined when there is none. */
export function shareSubject(page: string, shop: Shop): Promise<ShareSubject | undefined> {
  if (page.startsWith('blog/')) return ofPost(page.slice('blog/'.length), shop);
  if (page.startsWith('shop/')) return ofCategory(page.slice('shop/'.length), shop);
  return page.startsWith('web-page/') ? ofPage(page, shop) : ofProduct(page, shop);
}
