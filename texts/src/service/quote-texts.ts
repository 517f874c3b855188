import { quote as en } from '../en/service/quote.ts';
import { inLanguage } from '../in-language.ts';
import { quote as it } from '../it/service/quote.ts';
import { quote as sk } from '../sk/service/quote.ts';
import type { QuoteTexts } from './quote-texts-shape.ts';

/** What a quote and the checkout say of what is not as it was seen. */
export const quoteTexts = inLanguage<QuoteTexts>({ it, en, sk });
