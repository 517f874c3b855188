import type { ShopAddress, ShopFile, ShopText } from './shop-file.ts';

export type ShopLocale = keyof ShopText;

/** A text of the shop file in a language; Italian if it is missing. */
export const shopText = (text: ShopText, locale: ShopLocale): string => text[locale] ?? text.it;

/** Postcode, town and province: "40128 Bologna (BO)". */
export const townOf = ({ postcode, town, province }: ShopAddress): string =>
  `${postcode} ${town}${province === undefined ? '' : ` (${province})`}`;

/** "Via dell’Artigiano 12, 40128 Bologna (BO)". */
export const addressLine = (address: ShopAddress): string => `${address.street}, ${townOf(address)}`;

/** The company's name and registered office in one line. */
export const companyLine = ({ company }: ShopFile): string =>
  `${company.name}, ${addressLine(company.address)}`;

/** The return address in one line. */
export const returnsLine = (shop: ShopFile): string =>
  shop.returns === undefined
    ? companyLine(shop)
    : `${shop.returns.name}, ${addressLine(shop.returns.address)}`;

/** Tax numbers and register: "P. IVA e codice fiscale 0123… – Registro imprese …". */
export function taxLine({ company }: ShopFile): string {
  const { vat_number: vat, tax_code: code = vat, register, capital } = company;
  const numbers = code === vat ? `P. IVA e codice fiscale ${vat}` : `P. IVA ${vat} – codice fiscale ${code}`;
  return [
    numbers,
    register,
    ...(capital === undefined ? [] : [capital]),
    ...(company.sole_member ? ['società con unico socio'] : []),
    ...(company.in_liquidation ? ['società in liquidazione'] : []),
  ].join(' – ');
}

/** The number for a tel: link; without a country prefix it is Italian. */
export const phoneLink = ({ contacts }: ShopFile): string => {
  const digits = contacts.phone.replaceAll(' ', '');
  return digits.startsWith('+') ? digits : `+39${digits}`;
};
