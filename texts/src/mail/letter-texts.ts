import { letters as en } from '../en/mail/letters.ts';
import { inLanguage } from '../in-language.ts';
import { letters as it } from '../it/mail/letters.ts';
import { languages, offeredLanguage } from '../languages.ts';
import { letters as sk } from '../sk/mail/letters.ts';
import type { LetterTexts } from '../it/mail/letters.ts';

const texts = inLanguage<LetterTexts>({ it, en, sk });

/** The texts of mails that are no part of an order, in the language of who gets them. */
export const letterTexts = (language: string): LetterTexts => texts(offeredLanguage(language, languages));
