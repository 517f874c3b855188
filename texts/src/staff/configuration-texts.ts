import { configuration as en, doctor as enDoctor } from '../en/staff/configuration.ts';
import { allowedWords as enAllowed } from '../en/staff/settings.ts';
import { inLanguage } from '../in-language.ts';
import { configuration as it, doctor as itDoctor } from '../it/staff/configuration.ts';
import type { ConfigurationTexts } from '../it/staff/configuration.ts';
import { allowedWords as itAllowed } from '../it/staff/settings.ts';
import type { Language } from '../languages.ts';
import { configuration as sk, doctor as skDoctor } from '../sk/staff/configuration.ts';
import { allowedWords as skAllowed } from '../sk/staff/settings.ts';
import { textOf } from './coded.ts';
import type { Coded } from './coded.ts';

type LegalPage =
  | 'privacy_page'
  | 'terms_page'
  | 'returns_page'
  | 'guarantee_page'
  | 'cookie_page'
  | 'accessibility_page';
/** What a variable may hold; `values` as its setting lists them. */
interface AllowedValues {
  readonly code: 'allowed';
  readonly facts: { readonly name: string; readonly values: string };
}

/** A fault of the configuration or a part the database lacks. */
export type ConfigurationFinding = Coded<
  Omit<ConfigurationTexts, LegalPage>,
  AllowedValues | { readonly code: LegalPage }
>;

const findings = inLanguage({ it, en, sk });
const allowed = inLanguage<Readonly<Record<string, string | ((values: string) => string)>>>({
  it: itAllowed,
  en: enAllowed,
  sk: skAllowed,
});

/** What a variable may hold, in a language. */
export function allowedValues(name: string, values: string, language: Language): string {
  const words = allowed(language)[name];
  return typeof words === 'function' ? words(values) : (words ?? values);
}

/** The texts of findings by their codes, with what a variable may hold among them. */
export const configurationTables = (language: Language): Readonly<Record<string, unknown>> => ({
  ...findings(language),
  allowed: ({ name, values }: AllowedValues['facts']) => allowedValues(name, values, language),
});

export const configurationSentence = (finding: ConfigurationFinding, language: Language): string =>
  String(textOf(configurationTables(language), finding));

/** What `npm run doctor` says around its findings. */
export const doctorTexts = inLanguage({ it: itDoctor, en: enDoctor, sk: skDoctor });
