import type { Locale } from '../platform/locale.ts';
import type { ShellMessages } from '../i18n/it/shell.ts';

const languageNames: Record<Locale, string> = { it: 'Italiano', en: 'English', sk: 'Slovenčina' };

type SiteLanguagesProps = { texts: ShellMessages; locale: Locale; languages: readonly Locale[] };

/** The language of the page; buttons where there is a choice, which `languages.ts` brings to life. */
export const SiteLanguages = ({ texts, locale, languages }: SiteLanguagesProps) =>
  languages.length < 2 ? (
    <span>{languageNames[locale]}</span>
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
          {languageNames[language]}
        </button>
      ))}
    </span>
  );
