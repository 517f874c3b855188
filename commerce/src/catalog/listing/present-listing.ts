import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import type { MenuItem } from '@casamaestra/contract/content/content.operations.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { listingSentence } from '@casamaestra/texts/service/listing-notice.ts';
import { categoryLinked } from '../../content/view/menu-in-words.ts';
import { categoryLineage } from '../attribute-schema/attribute-schema.ts';
import type { AttributeSchema } from '../attribute-schema/attribute-schema.ts';
import type { ListingData } from './read-listing.usecase.ts';

/** The menu item of the category: the one named by the caller, else the one that links to it. */
function menuDetail(data: ListingData, menu: readonly MenuItem[]): Listing['menu_category_detail'] {
  const { categoryDetail, category } = data.request;
  const wanted = categoryDetail?.toLowerCase();
  const row =
    wanted === undefined
      ? category && itemsByCategory(menu).get(category.url)
      : menu.find((item) => item.name.toLowerCase() === wanted || item.label.toLowerCase() === wanted);
  if (!row) return null;
  const { name, label, url, title, description, lang } = row;
  const { category_menu_image, category_banner_image, category_banner_image_mobile } = row;
  return {
    name,
    label,
    url,
    title,
    description,
    category_menu_image,
    category_banner_image,
    category_banner_image_mobile,
    ...(lang && { lang }),
  };
}

/** Of each menu as it is kept: its items by the category they link to; reading each URL would cost more than the listing. */
const byCategory = new WeakMap<readonly MenuItem[], ReadonlyMap<string | null, MenuItem>>();

function itemsByCategory(menu: readonly MenuItem[]): ReadonlyMap<string | null, MenuItem> {
  const known = byCategory.get(menu);
  if (known !== undefined) return known;
  // The first item of a category is the one meant.
  const items = new Map(menu.toReversed().map((item) => [categoryLinked(item.url), item]));
  byCategory.set(menu, items);
  return items;
}

/** True when products that lack some of the words are shown too. */
function isRelaxed(result: ListingData['counts']['result']): boolean {
  return result.matchKind === 'nearest' || result.relaxed;
}

/** The first part of a listing: the position of this page in the result. */
export function presentPosition({ request, counts }: ListingData) {
  const { total } = counts.result;
  const pages = Math.ceil(total / request.perPage);
  return {
    totalCount: total,
    current_page: request.page,
    pages,
    per_page: request.perPage,
    is_last: request.page >= pages,
  } satisfies Partial<Listing>;
}

interface RequestWords {
  readonly menu: readonly MenuItem[];
  readonly pictures: Readonly<Record<string, string>>;
  readonly categories: AttributeSchema['categories'];
}

/** Notices about the request, with sentences in the caller's language. */
export function presentRequest(
  data: ListingData,
  { menu, pictures, categories }: RequestWords,
  language: Language,
) {
  const { request, counts, notices } = data;
  const { correction } = counts.result;
  const { layout } = request;
  const near = categories.get(counts.result.nearCategory?.id ?? 0);
  return {
    menu_category_detail: menuDetail(data, menu),
    ...(layout !== undefined && { layout }),
    ...(Object.keys(pictures).length > 0 && { category_pictures: pictures }),
    category_tree: (request.category === null ? [] : categoryLineage(request.category)).map(
      ({ label, url }) => ({ label, url }),
    ),
    ...(near !== undefined && { near_category: { label: near.label, url: near.url } }),
    correction:
      correction?.applied === true && counts.result.total > 0
        ? { from: correction.from, to: correction.to }
        : null,
    relaxed: isRelaxed(counts.result),
    notices: notices.map((notice) => ({ ...notice, message: listingSentence(notice, language) })),
    query: request.term ?? '*',
  } satisfies Partial<Listing>;
}
