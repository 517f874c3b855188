import { languageFacts } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { slugOf } from '../../platform/slug.ts';
import type { EntryOf } from '../entries/stored-entry.ts';

/** What the catalogue's own words are called in a language that is not the catalogue's. */
export interface CatalogueWords {
  readonly language: Language;
  /** The name of a category by its address in listings; undefined where the shop has none. */
  category(url: string): string | undefined;
  description(url: string): string | undefined;
  /** The label of a feature, by its code. */
  feature(code: string): string | undefined;
  /** A value of a feature, or a unit: "Bianco", "4 pz", "2,5 l"; as it is where there is no word for it. */
  value(text: string, code?: string): string;
  /** Options of an article: "Colore: Rosso, Misura: 5 l". */
  options(text: string): string;
}

/** "4 pz", "1/2 × 3/8 pollice": numbers and what is counted. */
const counted = /^([\d.,/×x\s–-]*\d\s)(\p{L}.*)$/u;

/** The words of an entry; none when it is in another language than the one asked for. */
export function catalogueWords(
  entry: EntryOf<'words'> | undefined,
  language: Language,
): CatalogueWords | undefined {
  if (entry?.language !== language) return undefined;
  const { body } = entry;
  const [categories, descriptions, features, values] = [
    body.categories,
    body.descriptions,
    body.features,
    body.values,
  ].map((words) => new Map(Object.entries(words)));
  const point = (1.5).toLocaleString(languageFacts[language].locale).charAt(1);
  const numbered = (text: string) => text.replace(/(\d),(?=\d)/g, `$1${point}`);
  const value: CatalogueWords['value'] = (text, code = '') => {
    const known = values?.get(`${code}=${text}`) ?? values?.get(text);
    if (known !== undefined) return known;
    const [, number = '', unit = ''] = counted.exec(text) ?? [];
    return numbered(number) + (values?.get(unit) ?? (unit || numbered(text)));
  };
  return {
    language,
    value,
    options: (text) =>
      text
        .split(', ')
        .map((option) => {
          const [label = '', ...rest] = option.split(': ');
          const code = slugOf(label).replaceAll('-', '_');
          return [features?.get(code) ?? label, ...rest.map((one) => value(one, code))].join(': ');
        })
        .join(', '),
    category: (url) => categories?.get(url),
    description: (url) => descriptions?.get(url),
    feature: (code) => features?.get(code),
  };
}
