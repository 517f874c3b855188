import type { Language } from '@casamaestra/texts/languages.ts';

/** Who pays may live anywhere in the Union, wherever the goods go (Reg. (UE) 2018/302). */
const union = 'AT BE BG HR CY CZ DK EE FI FR DE GR IE IT LV LT LU MT NL PL PT RO SK SI ES SE HU'.split(' ');

interface Country {
  readonly code: string;
  readonly name: string;
}

/** Countries of an invoice address: those of the Union and those of delivery, by name. */
export function billingCountries(delivered: readonly Country[], locale: Language): readonly Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const others = union.filter((code) => !delivered.some((one) => one.code === code));
  return [...delivered, ...others.map((code) => ({ code, name: names.of(code) ?? code }))].toSorted((a, b) =>
    a.name.localeCompare(b.name, locale),
  );
}
