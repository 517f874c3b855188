import { fixed } from '../../i18n/format.ts';
import type { Locale } from '../../platform/locale.ts';

/** An amount as the form of a bank takes it: the decimals of the language, thousands run together ("1234,50"). */
export const amountToCopy = (euros: number, locale: Locale): string =>
  fixed(euros, 2, locale).replaceAll(/[.,\s](?=\d{3})/g, '');
