import { listingOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import { urls, withQuery } from '@casamaestra/contract/pages.ts';
import { cardOf, isPrice } from '@casamaestra/storefront/app/catalogue/card.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { serverTexts } from '@casamaestra/texts/service/server-texts.ts';
import type { Answer } from '../send.ts';
import type { Shop } from '../shop.ts';
import { markdownAnswer, plainLine } from './markdown-answer.ts';

export const markdownListingPath = '/shop.md';

const perPage = 48;

/** Where the list behind a link of a menu or category is Markdown; other links stay as they are. */
export const markdownListingAddress = (url: string): string =>
  url.startsWith('/shop?category=') ? url.replace('/shop', markdownListingPath) : url;

/** The list of a category as Markdown: what is in it, its goods with price and availability, the next page. */
function listingMarkdown(listing: Listing, category: string, { origin, config }: Shop): string {
  const [language] = config.languages;
  const { assistants: texts } = serverTexts(language);
  const { current_page: page, pages, category: inside, products } = listing;
  const rows = products.map((product) => {
    const { name, slug, price, stock, facts } = cardOf(product);
    const [lowest, highest] = price;
    const amount = lowest === highest ? money(lowest, language) : texts.from(money(lowest, language));
    const said = [facts, isPrice(lowest) && amount, stock > 0 ? texts.inStock : texts.outOfStock];
    return `- [${plainLine(name)}](${origin}${urls.product(slug)}.md): ${said.filter(Boolean).map(String).map(plainLine).join(', ')}`;
  });
  const path = listing.category_tree.map(({ label }) => plainLine(label));
  return [
    `# ${path.at(-1) ?? plainLine(category)}`,
    '',
    `${path.join(' › ')} – ${texts.goods(listing.totalCount)}, ${texts.pageOf(page, pages)}`,
    ...(inside.length === 0 ? [] : ['', `## ${texts.departments}`, '']),
    ...inside.map(
      ({ label, url, count }) =>
        `- [${plainLine(label)}](${origin}${withQuery(markdownListingPath, { category: url })}) (${count})`,
    ),
    '',
    `## ${texts.prices}`,
    '',
    ...rows,
    ...(page < pages
      ? [
          '',
          `[${texts.nextPage}](${origin}${withQuery(markdownListingPath, { category, page: String(page + 1) })})`,
        ]
      : []),
    '',
    `${texts.page}: ${origin}${urls.shop({ category })}`,
    '',
  ].join('\n');
}

/** `/shop.md?category=…&page=…`: undefined without a category, where there is none of that name, or no such page. */
export async function markdownListing(query: string, shop: Shop): Promise<Answer | undefined> {
  const asked = new URLSearchParams(query);
  const category = asked.get('category') ?? '';
  const page = Number(asked.get('page') ?? 1);
  if (category === '' || category.length > 300 || !Number.isSafeInteger(page) || page < 1) return undefined;
  const outcome = await shop.commerce.client.call(listingOperation, { category, page, per_page: perPage });
  if (!outcome.ok || outcome.value.category_tree.length === 0) return undefined;
  const { products, notices } = outcome.value;
  if (products.length === 0 || notices.length > 0) return undefined;
  return markdownAnswer(listingMarkdown(outcome.value, category, shop), { isHidden: true });
}
