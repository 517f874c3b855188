import type { ShopAddress, ShopFile, ShopText } from './shop-file.ts';

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
