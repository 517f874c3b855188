import type { Language } from '@casamaestra/texts/languages.ts';

interface Written {
  readonly language: Language | '';
}

/** What entries are written in; those of no language are in the shop's first. */
export function foreignLanguages(firstLanguage: Language) {
  const languageOf = ({ language }: Written): Language => (language === '' ? firstLanguage : language);
  return {
    languageOf,
    /** What an entry is written in, when that is not the language asked for; without an entry: the shop's first. */
    foreignOf(entry: Written | undefined, language: Language): Language | undefined {
      const written = entry === undefined ? firstLanguage : languageOf(entry);
      return written === language ? undefined : written;
    },
  };
}
