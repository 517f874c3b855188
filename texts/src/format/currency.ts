import type { Language } from '../languages.ts';
import { moneyOfCents } from './money.ts';
import { fixed } from './number.ts';

/** Cents of any currency by its ISO 4217 code: "22,80 €", "2.280,00 HUF" (en "HUF 2,280.00"). */
export function moneyOfCurrency(cents: number, currency: string, language: Language): string {
  if (currency === 'EUR') return moneyOfCents(cents, language);
  const amount = fixed(cents / 100, 2, language);
  if (!/^[A-Z]{3}$/.test(currency)) return amount;
  return language === 'en' ? `${currency}\u00a0${amount}` : `${amount}\u00a0${currency}`;
}
