import { createContext, use } from 'react';
import type { Language } from '@casamaestra/texts/languages.ts';
import { messagesOf } from './messages.ts';
import type { Messages } from './messages.ts';

/** The language of the page; provided once by the root. */
export const LocaleContext = createContext<Language>('it');

export const useLocale = (): Language => use(LocaleContext);

/** `lang` attribute for catalogue and CMS content: Italian on pages in other languages (WCAG 3.1.2). */
export const useContentLang = (): 'it' | undefined => contentLang(use(LocaleContext));
export const contentLang = (locale: Language): 'it' | undefined => (locale === 'it' ? undefined : 'it');

/** `lang` attribute for names of categories, features and values: none where the service said them in the page's language. */
export const wordsLang = (
  answer: { words_lang?: Language | undefined },
  locale: Language,
): 'it' | undefined => (answer.words_lang === locale ? undefined : contentLang(locale));

/** The texts of the page's language. */
export const useMessages = (): Messages => messagesOf(use(LocaleContext));
