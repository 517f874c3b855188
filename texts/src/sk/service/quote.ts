import type { quoteNotices } from '@casamaestra/contract/cart/quote.notices.ts';
import { countryName } from '../../format/country.ts';
import { longDay } from '../../format/date.ts';
import { quotedList } from '../../format/list.ts';
import { money } from '../../format/money.ts';
import { slovakForm } from '../../format/plural.ts';
import type { NoticeTexts } from '../../service/refusal-texts.ts';

const these = (names: readonly string[]) =>
  names.length === 1 ? 'Tento tovar nedoručujeme' : 'Tieto tovary nedoručujeme';

export const quote: NoticeTexts<typeof quoteNotices> = {
  article_not_sold: ({ name }) => `„${name}“ už nepredávame: odstráňte ho z košíka a pokračujte.`,
  article_out_of_stock: ({ name }) => `„${name}“ je vypredané: odstráňte ho z košíka a pokračujte.`,
  article_short: ({ name, left, wanted }) =>
    `Na sklade je už len ${left} ${slovakForm(left, 'kus', 'kusy', 'kusov')} „${name}“: vybrali ste ${wanted}.`,
  article_price_up: ({ name, before, now }) =>
    `Cena „${name}“ sa zvýšila z ${money(before, 'sk')} na ${money(now, 'sk')}.`,
  article_price_down: ({ name, before, now }) =>
    `Dobrá správa: cena „${name}“ klesla z ${money(before, 'sk')} na ${money(now, 'sk')}.`,
  country_not_served: ({ country }) => `Do tejto krajiny zatiaľ nedoručujeme: ${countryName(country, 'sk')}.`,
  delivery_missing: ({ country }) =>
    `Tento tovar na túto adresu (${countryName(country, 'sk')}) doručiť nevieme: napíšte nám, nájdeme riešenie.`,
  delivery_replaced: ({ delivery }) =>
    `Zvolené doručenie pre túto objednávku nie je dostupné: teraz je to „${delivery}“.`,
  delivery_gone: 'Zvolený spôsob doručenia už pre túto objednávku nie je k dispozícii.',
  undeliverable_in_town: ({ articles, town }) =>
    `${these(articles)} do miesta ${town}: ${quotedList(articles, 'sk')}.`,
  undeliverable_at_postcode: ({ articles, postcode }) =>
    `${these(articles)} na PSČ ${postcode}: ${quotedList(articles, 'sk')}.`,
  undeliverable_in_country: ({ articles, country }) =>
    `${these(articles)} do tejto krajiny (${countryName(country, 'sk')}): ${quotedList(articles, 'sk')}.`,
  undeliverable_without_age_check: ({ articles }) =>
    `Zo zákona overujeme vek toho, kto tovar preberá, a žiadne doručenie to tu nedokáže: ${quotedList(articles, 'sk')}.`,
  coupon_unknown: ({ code }) => `Kód ${code} nepoznáme: skontrolujte, či je napísaný správne.`,
  coupon_not_yet: ({ code, from }) => `Kód ${code} platí od ${longDay(from, 'sk')}.`,
  coupon_expired: ({ code, on }) => `Platnosť kódu ${code} sa skončila ${longDay(on, 'sk')}.`,
  coupon_minimum: ({ code, minimum, missing }) =>
    `Kód ${code} platí od ${money(minimum, 'sk')}: chýba vám ${money(missing, 'sk')}.`,
  coupon_wrong_products: ({ code }) => `Kód ${code} neplatí pre tovar v košíku.`,
  coupon_used_up: ({ code }) => `Kód ${code} je už vyčerpaný.`,
  coupon_customer_limit: ({ code }) => `Kód ${code} ste už použili: na ďalšie objednávky neplatí.`,
  coupon_not_combinable: ({ code, kept }) =>
    `Kód ${code} sa nedá spojiť s ${kept}: nechali sme ten, s ktorým zaplatíte menej.`,
  coupon_second: 'Naraz sa dá použiť len jeden zľavový kód.',
  coupon_refused_elsewhere: ({ message }) => message,
  total_changed: ({ total }) => `Celková suma je teraz ${money(total, 'sk')}.`,
  total_too_large: ({ most }) =>
    `Objednávka online môže byť najviac ${money(most, 'sk')}: znížte množstvo alebo nám napíšte o ponuku.`,
};
