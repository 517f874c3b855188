import type { quoteNotices } from '@casamaestra/contract/cart/quote.notices.ts';
import { countryName } from '../../format/country.ts';
import { longDay } from '../../format/date.ts';
import { quotedList } from '../../format/list.ts';
import { money } from '../../format/money.ts';
import type { NoticeTexts } from '../../service/refusal-texts.ts';

const these = (names: readonly string[]) => (names.length === 1 ? 'this product' : 'these products');

export const quote: NoticeTexts<typeof quoteNotices> = {
  article_not_sold: ({ name }) => `“${name}” is no longer sold: remove it from the cart to go on.`,
  article_out_of_stock: ({ name }) => `“${name}” is out of stock: remove it from the cart to go on.`,
  article_short: ({ name, left, wanted }) =>
    `Only ${left} ${left === 1 ? 'piece' : 'pieces'} of “${name}” left: you had chosen ${wanted}.`,
  article_price_up: ({ name, before, now }) =>
    `The price of “${name}” went up from ${money(before, 'en')} to ${money(now, 'en')}.`,
  article_price_down: ({ name, before, now }) =>
    `Good news: the price of “${name}” went down from ${money(before, 'en')} to ${money(now, 'en')}.`,
  country_not_served: ({ country }) =>
    `We do not deliver to this country yet: ${countryName(country, 'en')}.`,
  delivery_missing: ({ country }) =>
    `We have no delivery of these articles to this address (${countryName(country, 'en')}): write to us, we will look for a way.`,
  delivery_replaced: ({ delivery }) =>
    `The delivery you had chosen is not available for this order: it is now “${delivery}”.`,
  delivery_gone: 'The chosen delivery is no longer available for this order.',
  undeliverable_in_town: ({ articles, town }) =>
    `We do not deliver ${these(articles)} to ${town}: ${quotedList(articles, 'en')}.`,
  undeliverable_at_postcode: ({ articles, postcode }) =>
    `We do not deliver ${these(articles)} to postcode ${postcode}: ${quotedList(articles, 'en')}.`,
  undeliverable_in_country: ({ articles, country }) =>
    `We do not deliver ${these(articles)} to this country (${countryName(country, 'en')}): ${quotedList(articles, 'en')}.`,
  undeliverable_without_age_check: ({ articles }) =>
    `By law the age of who receives ${these(articles)} is checked, and no delivery can do so here: ${quotedList(articles, 'en')}.`,
  coupon_unknown: ({ code }) => `We do not know the code ${code}: check that it is spelt right.`,
  coupon_not_yet: ({ code, from }) =>
    `The code ${code} is valid from ${longDay(from, 'en')}: use it from that day on.`,
  coupon_expired: ({ code, on }) => `The code ${code} expired on ${longDay(on, 'en')}.`,
  coupon_minimum: ({ code, minimum, missing }) =>
    `The code ${code} is valid from ${money(minimum, 'en')}: ${money(missing, 'en')} to go.`,
  coupon_wrong_products: ({ code }) => `The code ${code} is not for the articles in your cart.`,
  coupon_used_up: ({ code }) => `The code ${code} has been used up.`,
  coupon_customer_limit: ({ code }) =>
    `You have already used the code ${code}: it is not valid for more orders.`,
  coupon_not_combinable: ({ code, kept }) =>
    `The code ${code} cannot be combined with ${kept}: we kept the one that saves you most.`,
  coupon_second: 'Only one discount code can be used at a time.',
  coupon_refused_elsewhere: ({ message }) => message,
  total_changed: ({ total }) => `The total is now ${money(total, 'en')}.`,
  total_too_large: ({ most }) =>
    `An online order can be up to ${money(most, 'en')}: lower the quantities or write to us for an offer.`,
};
