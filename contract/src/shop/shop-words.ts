import { type Opening, type ShopAddress, type ShopFile, type ShopText, weekdays } from './shop-file.ts';

export type ShopLocale = keyof ShopText;

/** A text of the shop file in one language; in Italian where it has no other. */
export const shopText = (text: ShopText, locale: ShopLocale): string => text[locale] ?? text.it;

/** Postcode, town and province: "40128 Bologna (BO)". */
export const townOf = ({ postcode, town, province }: ShopAddress): string =>
  `${postcode} ${town}${province === undefined ? '' : ` (${province})`}`;

/** "Via dell’Artigiano 12, 40128 Bologna (BO)". */
export const addressLine = (address: ShopAddress): string => `${address.street}, ${townOf(address)}`;

/** Where post to the company goes: its name and registered office. */
export const companyLine = ({ company }: ShopFile): string =>
  `${company.name}, ${addressLine(company.address)}`;

/** Where goods are sent back to. */
export const returnsLine = (shop: ShopFile): string =>
  shop.returns === undefined
    ? companyLine(shop)
    : `${shop.returns.name}, ${addressLine(shop.returns.address)}`;

/** Tax numbers and register: "P. IVA e codice fiscale 0123… – Registro imprese …". */
export function taxLine({ company }: ShopFile): string {
  const { vat_number: vat, tax_code: code = vat, register, capital } = company;
  const numbers = code === vat ? `P. IVA e codice fiscale ${vat}` : `P. IVA ${vat} – codice fiscale ${code}`;
  return [numbers, register, ...(capital === undefined ? [] : [capital])].join(' – ');
}

/** The number for a tel: link; without a country's prefix it is Italian. */
export const phoneLink = ({ contacts }: ShopFile): string => {
  const digits = contacts.phone.replaceAll(' ', '');
  return digits.startsWith('+') ? digits : `+39${digits}`;
};

const dayNames: Record<ShopLocale, readonly string[]> = {
  it: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  sk: ['pondelok', 'utorok', 'streda', 'štvrtok', 'piatok', 'sobota', 'nedeľa'],
};

/** The days of an opening: "da lunedì a venerdì", "sabato". */
export function openingDays({ from, to }: Opening, locale: ShopLocale): string {
  const name = (day: (typeof weekdays)[number]) => dayNames[locale][weekdays.indexOf(day)] ?? day;
  if (to === undefined) return name(from);
  if (locale === 'it') return `da ${name(from)} a ${name(to)}`;
  return locale === 'en' ? `${name(from)} to ${name(to)}` : `${name(from)} – ${name(to)}`;
}

/** The hours of an opening: "7.30–19.30" in Italian, "7:30–19:30" elsewhere. */
export function openingTimes({ opens, closes }: Opening, locale: ShopLocale): string {
  const written = (time: string) => time.replace(/^0/, '').replace(':', locale === 'it' ? '.' : ':');
  return `${written(opens)}–${written(closes)}`;
}

/** Opening hours, one line for each group of days: "da lunedì a venerdì 7.30–12.30, 14.00–19.30". */
export function openingLines(openings: readonly Opening[], locale: ShopLocale): string[] {
  const byDays = Map.groupBy(openings, (opening) => openingDays(opening, locale));
  return [...byDays].map(
    ([days, times]) => `${days} ${times.map((one) => openingTimes(one, locale)).join(', ')}`,
  );
}
