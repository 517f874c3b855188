import { z } from 'zod';

/** An amount in whole euro cents, VAT included unless a name says otherwise. */
export type Cents = number & { readonly __unit: 'cents' };

/** Makes an amount of whole cents. @throws RangeError on fractions, NaN or unsafe values */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of cents: ${value}`);
  return value as Cents;
}

/** Converts decimal euros of the contract to cents: 19.9 → 1990. */
export function centsFromEuros(euros: number): Cents {
  return cents(Math.round((euros + Number.EPSILON * Math.sign(euros)) * 100));
}

/** Converts cents to decimal euros for the contract: 1990 → 19.9. */
export function eurosFromCents(amount: number): number {
  return amount / 100;
}

/** A price in decimal euros in files and calls: at most two decimals, at most 9,999,999.99. */
export const eurosSchema = z
  .number()
  .min(0)
  .max(9_999_999.99)
  .refine((euros) => Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6, {
    error: 'at most two decimals',
  });
