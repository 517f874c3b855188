import { createContext, use } from 'react';
import type { Locale } from '../platform/locale.ts';
import { messagesOf } from './messages.ts';
import type { Messages } from './messages.ts';

/** Language of the page; set once by the root. */
export const LocaleContext = createContext<Locale>('it');

export const useLocale = (): Locale => use(LocaleContext);

/** The texts of the page's language. */
export const useMessages = (): Messages => messagesOf(use(LocaleContext));
