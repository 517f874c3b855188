import { productOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { ProductDetail } from '@casamaestra/contract/catalog/product.ts';
import { menuOperation } from '@casamaestra/contract/content/content.operations.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { shopText } from '@casamaestra/contract/shop/shop-words.ts';
import { serverTexts } from '@casamaestra/texts/service/server-texts.ts';
import { productView } from '@casamaestra/storefront/app/product/product-view.ts';
import type { Answer } from '../send.ts';
import type { Shop } from '../shop.ts';
import { markdownAnswer, plainLine } from './markdown-answer.ts';
import { markdownListingAddress } from './markdown-listing.ts';

export const llmsPath = '/llms.txt';

/** What the shop is and where its pages and feeds are, for assistants (llmstxt.org). */
export async function llmsTxt(shop: Shop): Promise<Answer> {
  const { origin, config, commerce } = shop;
  const [language] = config.languages;
  const { assistants: texts } = serverTexts(language);
  const menu = await commerce.client.call(menuOperation, {});
  const departments = menu.ok ? menu.value.filter(({ parent_menu: above }) => !above) : [];
  const link = (name: string, path: string, about = '') =>
    `- [${plainLine(name)}](${origin}${path})${about && `: ${about}`}`;
  return markdownAnswer(
    [
      `# ${plainLine(config.shop.name)}`,
      '',
      `> ${plainLine(shopText(config.shop.home.description, language))}`,
      '',
      texts.howToRead,
      '',
      `## ${texts.departments}`,
      '',
      ...departments.map(({ label, url }) => link(label, markdownListingAddress(url))),
      '',
      `## ${texts.more}`,
      '',
      link(texts.allPages, '/sitemap.xml'),
      link(texts.contact, urls.contact()),
      '',
    ].join('\n'),
    { isHidden: false },
  );
}

/** The page of a product as Markdown: name, prices in force, availability, features, description. */
function productMarkdown(product: ProductDetail, { origin, config }: Shop): string {
  const [language] = config.languages;
  const { assistants: texts } = serverTexts(language);
  const { name, brand, intro, variants, slug, rating, path } = productView(product, language);
  const facts = Object.entries(product.features).map(
    ([label, { value, default_uom: unit }]) =>
      `- ${plainLine(label)}: ${plainLine(`${String(value)} ${unit ?? ''}`)}`,
  );
  const sold = variants.filter(({ price }) => price > 0);
  const prices = sold.map((variant) => {
    const options = Object.values(variant.options).map(plainLine).join(', ');
    const before = variant.was === undefined ? '' : ` (${texts.before(money(variant.was, language))})`;
    const stock = variant.stock > 0 ? texts.inStock : texts.outOfStock;
    return `- ${options === '' ? '' : `${options}: `}${money(variant.price, language)}${before}, ${stock}, SKU ${plainLine(variant.sku)}`;
  });
  const about = plainLine(product.long_description);
  return [
    `# ${plainLine(name)}`,
    '',
    [...(brand === undefined ? [] : [brand]), ...path.map(({ label }) => label)].map(plainLine).join(' · '),
    '',
    plainLine(intro ?? ''),
    '',
    `## ${texts.prices}`,
    '',
    ...prices,
    ...(rating === undefined ? [] : ['', texts.rating(String(rating[0]), rating[1])]),
    ...(facts.length === 0 ? [] : ['', `## ${texts.features}`, '', ...facts]),
    ...(about === '' ? [] : ['', `## ${texts.description}`, '', about]),
    '',
    `${texts.page}: ${origin}${urls.product(slug)}`,
    '',
  ].join('\n');
}

/** The page of a product as Markdown, at its address with ".md"; undefined when there is no such product. */
export async function markdownPage(path: string, shop: Shop): Promise<Answer | undefined> {
  if (!/^\/det\/[^/]+\.md$/.test(path)) return undefined;
  const slug = decodeURI(path.slice(1, -'.md'.length));
  const outcome = await shop.commerce.client.call(productOperation, { slug });
  if (!outcome.ok || !('name' in outcome.value.product)) return undefined;
  return markdownAnswer(productMarkdown(outcome.value.product, shop), { isHidden: true });
}
