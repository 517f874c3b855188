import { fixed } from '@casamaestra/texts/format/number.ts';
import type { Language } from '@casamaestra/texts/languages.ts';

/** An amount as the form of a bank takes it: the decimals of the language, thousands run together ("1234,50"). */
export const amountToCopy = (euros: number, locale: Language): string =>
  fixed(euros, 2, locale).replaceAll(/[.,\s](?=\d{3})/g, '');
