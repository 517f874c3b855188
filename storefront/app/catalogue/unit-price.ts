/** Price of a unit of what is in the pack: 4.3 and "m²". */
export type PricePerUnit = readonly [amount: number, unit: string];

interface Priced {
  readonly unit_price?: { readonly amount: number; readonly unit: string } | null | undefined;
}

/** The unit price of an article, as a part of what shows it: empty where there is none. */
export const unitPart = ({ unit_price: price }: Priced): { readonly unitPrice?: PricePerUnit } =>
  price ? { unitPrice: [price.amount, price.unit] } : {};

/** Reads what a browser has kept; undefined for anything else. */
export function unitFrom(kept: unknown): PricePerUnit | undefined {
  if (!Array.isArray(kept)) return undefined;
  const [amount, unit] = kept as readonly unknown[];
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount <= 0) return undefined;
  return typeof unit === 'string' && unit !== '' && unit.length <= 9 ? [amount, unit] : undefined;
}
