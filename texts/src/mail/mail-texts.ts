import { mails as en } from '../en/mail/mails.ts';
import { inLanguage } from '../in-language.ts';
import { mails as it } from '../it/mail/mails.ts';
import { languages, offeredLanguage } from '../languages.ts';
import { mails as sk } from '../sk/mail/mails.ts';
import type { MailTexts } from './mail-texts-shape.ts';

const texts = inLanguage<MailTexts>({ it, en, sk });

/** The texts of mails in an order's or customer's language. */
export const mailTexts = (language: string): MailTexts => texts(offeredLanguage(language, languages));
