import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LocaleContext } from '../i18n/use-messages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';

/** Markup of parts that only link: written on the server alone, so that no page loads the scripts of them. */
export const markupOf = (locale: Language, part: ReactNode): string =>
  renderToStaticMarkup(<LocaleContext value={locale}>{part}</LocaleContext>);
