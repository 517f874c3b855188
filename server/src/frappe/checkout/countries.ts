import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { z } from 'zod';
import type { FrappeParts } from '../frappe-parts.ts';

export interface Country {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly code: string;
  /** As the service calls it, in English: "Italy". */
  readonly name: string;
}

const shape = z
  .object({ data: z.array(z.object({ name: z.string(), code: z.string() })).nullish() })
  .nullish()
  .transform((found) =>
    (found?.data ?? [])
      .map(({ name, code }) => ({ name, code: code.toUpperCase() }))
      .filter(({ code }) => /^[A-Z]{2}$/.test(code)),
  );

const english = new Intl.DisplayNames(['en'], { type: 'region' });

/** Where the shop delivers. */
export const deliverableCountries = ({ frappe }: FrappeParts): Promise<Outcome<readonly Country[]>> =>
  frappe.ask('countries', {}, shape);

/** The service's name of a country: its own where it delivers there, else the English one. */
export function countryName(code: string, delivered: readonly Country[]): string {
  return delivered.find((country) => country.code === code)?.name ?? english.of(code) ?? code;
}

/** The code of a country the service names. */
export function countryCode(name: string, delivered: readonly Country[]): string {
  const found = delivered.find((country) => country.name.toLowerCase() === name.toLowerCase());
  if (found !== undefined) return found.code;
  return /^[A-Z]{2}$/.test(name) ? name : 'IT';
}
