import type { CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

type Parse = typeof parsePhoneNumberFromString;

let parsing: Promise<Parse> | undefined;

/** The number plans of all countries are loaded with the first order, not at the start. */
function loadParser(): Promise<Parse> {
  parsing ??= import('libphonenumber-js/min').then((library) => library.parsePhoneNumberFromString);
  return parsing;
}

/**
 * A telephone number as E.164 ("+393331234567"), or null when it is invalid. Without a leading + it is parsed
 * as a number of the country (ISO 3166-1 alpha-2).
 */
export async function phoneNumber(text: string, country: string): Promise<string | null> {
  const parse = await loadParser();
  const number = parse(text, country as CountryCode);
  return number?.isValid() === true ? number.number : null;
}
