import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import { z } from 'zod';
import type { FrappeDependencies } from '../frappe-dependencies.ts';
import type { Country } from './country.ts';

const shape = z
  .object({ data: z.array(z.object({ name: z.string(), code: z.string() })).nullish() })
  .nullish()
  .transform((found) =>
    (found?.data ?? [])
      .map(({ name, code }) => ({ name, code: code.toUpperCase() }))
      .filter(({ code }) => /^[A-Z]{2}$/.test(code)),
  );

const english = new Intl.DisplayNames(['en'], { type: 'region' });

/** Countries the shop delivers to. */
export async function deliverableCountries({
  frappe,
  countries,
}: FrappeDependencies): Promise<Outcome<readonly Country[]>> {
  const known = countries.get('all');
  if (known !== undefined) return accepted(known);
  const found = await frappe.ask('countries', {}, shape);
  if (found.ok) countries.set('all', found.value);
  return found;
}

/** The service's name of a country: as in its list of countries, else the English name. */
export function frappeCountryName(code: string, delivered: readonly Country[]): string {
  return delivered.find((country) => country.code === code)?.name ?? english.of(code) ?? code;
}

/** The code of a country named by the service. */
export function frappeCountryCode(name: string, delivered: readonly Country[]): string {
  const found = delivered.find((country) => country.name.toLowerCase() === name.toLowerCase());
  if (found !== undefined) return found.code;
  return /^[A-Z]{2}$/.test(name) ? name : 'IT';
}
