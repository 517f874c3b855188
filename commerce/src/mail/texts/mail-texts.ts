import { englishMailTexts } from './english.ts';
import { italianMailTexts } from './italian.ts';
import type { MailTexts } from './mail-texts-shape.ts';
import { slovakMailTexts } from './slovak.ts';

/** The words of mails in an order's or customer's language; Italian for any other. */
export function mailTexts(language: string): MailTexts {
  if (language === 'en') return englishMailTexts;
  return language === 'sk' ? slovakMailTexts : italianMailTexts;
}
