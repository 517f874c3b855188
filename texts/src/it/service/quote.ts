import type { quoteNotices } from '@casamaestra/contract/cart/quote.notices.ts';
import { countryName } from '../../format/country.ts';
import { longDay } from '../../format/date.ts';
import { quotedList } from '../../format/list.ts';
import { money } from '../../format/money.ts';
import type { NoticeTexts } from '../../service/refusal-texts.ts';

const these = (names: readonly string[]) => (names.length === 1 ? 'questo prodotto' : 'questi prodotti');

/** What is not as the shopper last saw it in a quote, or keeps a cart from being ordered. */
export const quote: NoticeTexts<typeof quoteNotices> = {
  article_not_sold: ({ name }) => `«${name}» non è più in vendita: toglilo dal carrello per continuare.`,
  article_out_of_stock: ({ name }) => `«${name}» è esaurito: toglilo dal carrello per continuare.`,
  article_short: ({ name, left, wanted }) =>
    `Di «${name}» ${left === 1 ? 'è rimasto 1 pezzo' : `sono rimasti ${left} pezzi`}: ne avevi scelti ${wanted}.`,
  article_price_up: ({ name, before, now }) =>
    `Il prezzo di «${name}» è salito da ${money(before, 'it')} a ${money(now, 'it')}.`,
  article_price_down: ({ name, before, now }) =>
    `Buona notizia: il prezzo di «${name}» è sceso da ${money(before, 'it')} a ${money(now, 'it')}.`,
  country_not_served: ({ country }) =>
    `Per ora non consegniamo in questo Paese: ${countryName(country, 'it')}.`,
  delivery_missing: ({ country }) =>
    `Per questi articoli non abbiamo una consegna a questo indirizzo (${countryName(country, 'it')}): scrivici, cerchiamo una soluzione.`,
  delivery_replaced: ({ delivery }) =>
    `La consegna che avevi scelto non è disponibile per questo ordine: ora è «${delivery}».`,
  delivery_gone: 'Il modo di consegna scelto non è più disponibile per questo ordine.',
  undeliverable_in_town: ({ articles, town }) =>
    `Non consegniamo ${these(articles)} a ${town}: ${quotedList(articles, 'it')}.`,
  undeliverable_at_postcode: ({ articles, postcode }) =>
    `Non consegniamo ${these(articles)} al CAP ${postcode}: ${quotedList(articles, 'it')}.`,
  undeliverable_in_country: ({ articles, country }) =>
    `Non consegniamo ${these(articles)} in questo Paese (${countryName(country, 'it')}): ${quotedList(articles, 'it')}.`,
  undeliverable_without_age_check: ({ articles }) =>
    `Per legge controlliamo l’età di chi riceve ${these(articles)}, e qui nessuna consegna lo può fare: ${quotedList(articles, 'it')}.`,
  coupon_unknown: ({ code }) => `Non conosciamo il codice ${code}: controlla di averlo scritto bene.`,
  coupon_not_yet: ({ code, from }) =>
    `Il codice ${code} vale dal ${longDay(from, 'it')}: torna a usarlo da quel giorno.`,
  coupon_expired: ({ code, on }) => `Il codice ${code} è scaduto il ${longDay(on, 'it')}.`,
  coupon_minimum: ({ code, minimum, missing }) =>
    `Il codice ${code} vale da ${money(minimum, 'it')} di spesa: ti mancano ${money(missing, 'it')}.`,
  coupon_wrong_products: ({ code }) => `Il codice ${code} non vale per gli articoli nel carrello.`,
  coupon_used_up: ({ code }) => `Il codice ${code} è già stato usato fino all’ultimo.`,
  coupon_customer_limit: ({ code }) => `Hai già usato il codice ${code}: non vale per altri ordini.`,
  coupon_not_combinable: ({ code, kept }) =>
    `Il codice ${code} non si somma a ${kept}: abbiamo tenuto quello che ti fa spendere meno.`,
  coupon_second: 'Si può usare un codice sconto alla volta.',
  coupon_refused_elsewhere: ({ message }) => message,
  total_changed: ({ total }) => `Il totale ora è ${money(total, 'it')}.`,
  total_too_large: ({ most }) =>
    `Un ordine online può arrivare a ${money(most, 'it')}: riduci le quantità oppure scrivici per un preventivo.`,
};
