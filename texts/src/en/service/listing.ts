import type { listingNotices } from '@casamaestra/contract/catalog/listing.notices.ts';
import type { NoticeTexts } from '../../service/refusal-texts.ts';

const ranges = { price: 'price', saving: 'saving', discount: 'discount' };

/** Notices about a listing request, by code. */
export const listing: NoticeTexts<typeof listingNotices> = {
  order_unknown: ({ order }) => `We do not know the order “${order}”: the products are sorted by relevance.`,
  range_swapped: ({ range }) => `The lowest ${ranges[range]} was above the highest: we swapped them.`,
  family_unknown: ({ family }) => `There is no product family “${family}”.`,
  category_unknown: ({ category }) =>
    `There is no category “${category}”: look at all departments or try the search.`,
  wishlist_empty: 'Your wishlist is empty: tap the heart of a product to save it.',
  no_number: ({ value }) => `“${value}” is not a number: this filter was not applied.`,
  page_no_number: ({ value }) => `“${value}” is not a page number: here is the first page.`,
  page_beyond_last: ({ page, last }) => `There is no page ${page}: the last one is ${last}.`,
  page_size_no_number: ({ value, used }) =>
    `“${value}” is not a number of products: we show ${used} per page.`,
  page_size_limited: ({ most }) => `At most ${most} products per page.`,
  term_cut: ({ most }) => `The search was very long: we used its first ${most} characters.`,
  term_only_signs: 'Type at least one word: we cannot search for signs alone.',
  term_too_short: ({ term }) =>
    `“${term}” is too short for a search: type a whole word, for example “drill”.`,
  term_too_common: ({ term }) =>
    `“${term}” is not enough for a search: add the name of what you are looking for.`,
  correction_offered: ({ term }) => `Did you mean “${term}”?`,
  feature_unknown: ({ feature }) =>
    `The feature “${feature}” does not exist in our catalogue: remove this filter to see the products.`,
  feature_value_unknown: 'No product has the value you chose: remove the filter and try again.',
  promotion_empty: ({ promotion }) => `No product is part of the promotion “${promotion}”: it may be over.`,
  nothing_featured: 'There are no featured products here yet: look at all departments.',
  filters_too_narrow: 'No product matches all filters together: try removing one.',
};
