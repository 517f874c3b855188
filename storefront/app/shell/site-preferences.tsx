import { themes } from '@casamaestra/contract/platform/preference-cookies.ts';
import { preferencesPath } from '@casamaestra/contract/pages.ts';
import type { ReactNode } from 'react';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { longDay } from '@casamaestra/texts/format/date.ts';
import type { ShellMessages } from '@casamaestra/texts/it/pages/shell.ts';
import { languageFacts } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';

type OfPage = { texts: ShellMessages; locale: Language };

/** Language and currency of the page; opens the choice of both. */
export const PreferencesButton = ({ texts, locale }: OfPage) => (
  <button type="button" className="site-locale" popoverTarget="site-preferences">
    <span className="visually-hidden">{texts.preferences}: </span>
    {languageFacts[locale].name} · <span data-currency-name="">EUR</span>
  </button>
);

/** One choice as a GET form, which keeps it without JavaScript too. */
const Choices = ({ title, children }: { title: string; children: ReactNode }) => (
  <form action={preferencesPath}>
    <h2>{title}</h2>
    <div className="site-choices">{children}</div>
  </form>
);

type Offered = {
  languages: readonly Language[];
  currencies: ShopFile['currencies'];
  /** Whether the shop has dark colours. */
  isThemed: boolean;
};

const Currencies = ({ texts, locale, currencies }: OfPage & { currencies: ShopFile['currencies'] }) => {
  const day = currencies && longDay(currencies.day, locale);
  return (
    <>
      <Choices title={texts.currency}>
        {[['EUR', 1] as const, ...Object.entries(currencies?.rates ?? {})].map(([code, rate]) => (
          <button
            key={code}
            name="currency"
            value={code}
            data-rate={rate}
            aria-pressed={code === 'EUR' || undefined}
          >
            {code}
          </button>
        ))}
      </Choices>
      {day && (
        <p data-day={day}>
          {texts.ratesOf(day)} <span className="site-unscripted">{texts.pricesWithoutScript}</span>
        </p>
      )}
    </>
  );
};

/** The colours of the pages: by JavaScript only, since the pages are the same for everyone. */
const Themes = ({ texts }: { texts: ShellMessages }) => (
  <div className="site-scripted">
    <Choices title={texts.theme}>
      {themes.map((theme) => (
        <button key={theme} name="theme" value={theme} aria-pressed={theme === 'system' || undefined}>
          {texts.themes[theme]}
        </button>
      ))}
    </Choices>
  </div>
);

/** The choice of language (L22), currency (L23) and colours; made quicker by `preferences.ts`. */
export const SitePreferences = ({ texts, locale, languages, currencies, isThemed }: OfPage & Offered) => (
  <div
    id="site-preferences"
    className="site-preferences"
    popover="auto"
    role="dialog"
    aria-label={texts.preferences}
  >
    {languages.length > 1 && (
      <Choices title={texts.languages}>
        {languages.map((language) => (
          <button
            key={language}
            name="language"
            value={language}
            lang={language}
            aria-pressed={language === locale || undefined}
          >
            {languageFacts[language].name}
          </button>
        ))}
      </Choices>
    )}
    <Currencies texts={texts} locale={locale} currencies={currencies} />
    {isThemed && <Themes texts={texts} />}
  </div>
);
