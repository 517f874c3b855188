import { languageFacts } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { ShellMessages } from '@casamaestra/texts/it/pages/shell.ts';

type SiteLanguagesProps = { texts: ShellMessages; locale: Language; languages: readonly Language[] };

/** The language of the page; buttons when there are several, made interactive by `languages.ts`. */
export const SiteLanguages = ({ texts, locale, languages }: SiteLanguagesProps) =>
  languages.length < 2 ? (
    <span>{languageFacts[locale].name}</span>
  ) : (
    <span role="group" aria-label={texts.languages} className="site-languages">
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          data-language={language}
          lang={language}
          aria-pressed={language === locale}
        >
          {languageFacts[language].name}
        </button>
      ))}
    </span>
  );
