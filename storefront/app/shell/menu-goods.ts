import type { listingOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { Product } from '@casamaestra/contract/catalog/product.ts';
import 'virtual:texts/shell';
import { urls } from '@casamaestra/contract/pages.ts';
import { messagesOf } from '../i18n/messages.ts';
import { documentLocale } from '../platform/locale.ts';
import { makeElement } from '../platform/make-element.ts';
import { readService } from '../platform/service-call.ts';
import { drawnPrice, energyOf } from './drawn-price.ts';

const filled = new WeakSet<Element>();

/** The first product of what a link of the menu leads to. */
async function firstOf(link: HTMLAnchorElement | null, query: object = {}): Promise<Product | undefined> {
  const category = link && new URL(link.href).searchParams.get('category');
  if (!category) return undefined;
  try {
    const { products } = await readService<typeof listingOperation>(
      'mymb_ecommerce.mymb_b2c.solr_search.shop',
      { category, per_page: '1', ...query },
    );
    return products[0];
  } catch (error) {
    console.warn('the goods of the menu could not be read', error);
    return undefined;
  }
}

const pictureOf = ({ small_pictures: [picture] }: Product, side: number): HTMLImageElement[] =>
  picture ? [makeElement('img', { src: picture.url, alt: '', width: side, height: side })] : [];

async function drawGroup(group: HTMLElement): Promise<void> {
  const product = await firstOf(group.querySelector('a'));
  if (product && !group.querySelector('img')) group.prepend(...pictureOf(product, 44));
}

/** What most buy of a department's reduced goods, in the room its last line keeps for it. */
async function drawOffer(more: HTMLElement): Promise<void> {
  const query = { min_discount_percent: '1', is_in_stock: 'true' };
  const product = await firstOf(more.querySelector('a'), query);
  if (!product) {
    more.dataset['offer'] = 'none';
    return;
  }
  const locale = documentLocale();
  const texts = messagesOf(locale).shell;
  const priced = { ...product, old_price: product.discount_percent ? product.price : null };
  const words = makeElement(
    'span',
    {},
    makeElement('span', { className: 'site-promo-name' }, product.name),
    drawnPrice(priced, texts, locale),
    ...energyOf(product, locale),
  );
  const href = urls.product(product.slug);
  more.append(makeElement('a', { className: 'site-promo', href }, ...pictureOf(product, 64), words));
}

/**
 * What an opened department shows besides its links: a product of each group, and one that is reduced. Asked for once,
 * by who opens it, so that no page carries it.
 */
export function fillDepartment(department: HTMLElement): void {
  if (filled.has(department)) return;
  filled.add(department);
  for (const group of department.querySelectorAll<HTMLElement>('.site-pictured')) void drawGroup(group);
  const more = department.querySelector<HTMLElement>('.site-mega-more');
  if (more) void drawOffer(more);
}
