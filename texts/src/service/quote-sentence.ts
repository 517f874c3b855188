import type { quoteNotices } from '@casamaestra/contract/cart/quote.notices.ts';
import type { NoticeOf } from '@casamaestra/contract/platform/notices.ts';
import { quote as en } from '../en/service/quote.ts';
import { inLanguage } from '../in-language.ts';
import { quote as it } from '../it/service/quote.ts';
import type { Language } from '../languages.ts';
import { quote as sk } from '../sk/service/quote.ts';
import { sentenceOf } from './sentence.ts';

const texts = inLanguage({ it, en, sk });

/** What is not as it was seen in a cart, in a language. */
export const quoteSentence = (notice: NoticeOf<typeof quoteNotices>, language: Language): string =>
  sentenceOf(texts(language), notice);
