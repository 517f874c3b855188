import type { StaffPrices } from '@casamaestra/contract/staff/goods.operations.ts';
import { romeInstant, romeText } from '../platform/rome-time.ts';

/** Prices as they stand in the fields of the form. */
export type TypedPrices = Readonly<Record<keyof StaffPrices, string>>;

/** 12.5 → "12,50" */
export const writtenAmount = (amount: number | null): string =>
  amount === null ? '' : amount.toFixed(2).replace('.', ',');

export const typedOf = (prices: StaffPrices): TypedPrices => ({
  price: writtenAmount(prices.price),
  sale_price: writtenAmount(prices.sale_price),
  sale_from: romeText(prices.sale_from),
  sale_to: romeText(prices.sale_to),
  promo_price: writtenAmount(prices.promo_price),
  promo_from: romeText(prices.promo_from),
  promo_to: romeText(prices.promo_to),
});

/** "1.234,50", "1234.5": euros; undefined: no amount of money. */
export function amountOf(text: string): number | undefined {
  const plain = text.trim().replaceAll(/[\s€]/g, '');
  const decimal = plain.includes(',') ? plain.replaceAll('.', '').replace(',', '.') : plain;
  return /^\d{1,7}(\.\d{1,2})?$/.test(decimal) ? Number(decimal) : undefined;
}

/** What was typed as prices; undefined while an amount is none. Times that were not touched stay to the second. */
export function euroPricesOf(typed: TypedPrices, seen: StaffPrices): StaffPrices | undefined {
  const price = amountOf(typed.price);
  const optional = (text: string) => (text.trim() === '' ? null : amountOf(text));
  const [sale, promo] = [optional(typed.sale_price), optional(typed.promo_price)];
  if (price === undefined || sale === undefined || promo === undefined) return undefined;
  const time = (name: 'sale_from' | 'sale_to' | 'promo_from' | 'promo_to') =>
    typed[name] === romeText(seen[name]) ? seen[name] : romeInstant(typed[name]);
  return {
    price,
    sale_price: sale,
    sale_from: time('sale_from'),
    sale_to: time('sale_to'),
    promo_price: promo,
    promo_from: time('promo_from'),
    promo_to: time('promo_to'),
  };
}
