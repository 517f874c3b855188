import type { Refusal } from '@casamaestra/contract/platform/operation.ts';
import type { Author } from '@casamaestra/commerce/change-sets/author.ts';
import type { OrdersDependencies } from '@casamaestra/commerce/orders/orders-dependencies.ts';
import type { StaffDependencies } from '@casamaestra/commerce/staff/staff-dependencies.ts';
import { moneyOfCurrency } from '@casamaestra/texts/format/currency.ts';
import { shortMoment } from '@casamaestra/texts/format/date.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { refusalSentence } from '@casamaestra/texts/service/refusal-sentence.ts';
import { commandTexts } from '@casamaestra/texts/staff/command-texts.ts';
import { staffTexts } from '@casamaestra/texts/staff/staff-texts.ts';
import { UsageProblem } from '../command-line.ts';

export const staffOptions = {
  state: { type: 'string' },
  status: { type: 'string' },
  limit: { type: 'string', default: '20' },
  carrier: { type: 'string' },
  tracking: { type: 'string' },
  url: { type: 'string' },
  only: { type: 'string', multiple: true },
  reason: { type: 'string' },
  order: { type: 'string' },
  text: { type: 'string' },
  lot: { type: 'string' },
  variant: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'no-restock': { type: 'boolean', default: false },
  sell: { type: 'boolean', default: false },
  'despite-withdrawal': { type: 'boolean', default: false },
  amount: { type: 'string' },
  key: { type: 'string' },
  iban: { type: 'string' },
  days: { type: 'string' },
  test: { type: 'string' },
  as: { type: 'string' },
  role: { type: 'string', multiple: true },
  name: { type: 'string' },
  head: { type: 'string' },
  format: { type: 'string' },
  all: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Options as returned by `parseArgs`. */
export interface StaffFlags {
  readonly state?: string | undefined;
  readonly status?: string | undefined;
  readonly limit: string;
  readonly carrier?: string | undefined;
  readonly tracking?: string | undefined;
  readonly url?: string | undefined;
  readonly only?: string[] | undefined;
  readonly reason?: string | undefined;
  readonly order?: string | undefined;
  readonly text?: string | undefined;
  readonly lot?: string | undefined;
  readonly variant?: string | undefined;
  readonly 'dry-run': boolean;
  readonly 'no-restock': boolean;
  readonly sell: boolean;
  readonly 'despite-withdrawal': boolean;
  readonly amount?: string | undefined;
  readonly key?: string | undefined;
  readonly iban?: string | undefined;
  readonly days?: string | undefined;
  readonly test?: string | undefined;
  readonly as?: string | undefined;
  readonly role?: string[] | undefined;
  readonly name?: string | undefined;
  readonly head?: string | undefined;
  readonly format?: string | undefined;
  readonly all: boolean;
}

/** How a command speaks: its texts, and money and moments as its language writes them. */
export interface Speech {
  readonly language: Language;
  readonly texts: ReturnType<typeof staffTexts>;
  /** "22,80 €"; an amount of another currency with its code. */
  readonly money: (amountCents: number, currency?: string) => string;
  readonly moment: (moment: Date) => string;
}

export interface StaffCall extends Speech {
  readonly deps: OrdersDependencies & StaffDependencies;
  /** Who runs it: the person named by --as, or the user of the operating system. */
  readonly author: Author;
  /** Arguments after the command's two words. */
  readonly rest: readonly string[];
  readonly flags: StaffFlags;
  /** Prints one line on standard output. */
  readonly print: (line: string) => void;
}

/** Runs one command; returns the exit code. */
export type StaffCommand = (call: StaffCall) => Promise<number>;

export const speechIn = (language: Language): Speech => ({
  language,
  texts: staffTexts(language),
  money: (amountCents, currency = 'EUR') => moneyOfCurrency(amountCents, currency, language),
  moment: (moment) => shortMoment(moment, language),
});

/** Prints on standard error why nothing was done; returns the exit code. */
export function refusedWith(words: string): number {
  process.stderr.write(`${words}\n`);
  return 1;
}

export const refusedBy = ({ language }: Speech, refusal: Refusal): number =>
  refusedWith(refusalSentence(refusal, language));

/** The only argument of a command. @throws UsageProblem */
export function onlyArgument(
  { rest, texts, language }: StaffCall,
  what: keyof Speech['texts']['missing'],
): string {
  const [argument, extra] = rest;
  if (argument === undefined) throw new UsageProblem(texts.missing[what]);
  if (extra !== undefined) throw new UsageProblem(commandTexts(language).extra(extra));
  return argument;
}

export function wholeNumber({ language }: Speech, text: string, what: string): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) < 1)
    throw new UsageProblem(commandTexts(language).notWhole(what, text));
  return Number(text);
}

export function wantedText(
  { language }: Speech,
  text: string | undefined,
  option: string,
  max = 300,
): string {
  const clean = text?.trim() ?? '';
  const texts = commandTexts(language);
  if (clean === '') throw new UsageProblem(texts.missingOption(option));
  if (clean.length > max || /\p{Cc}/u.test(clean)) throw new UsageProblem(texts.tooLong(option, max));
  return clean;
}

/**
 * One line of a list: control characters in cells are replaced, since payers and mail servers wrote them.
 */
export const row = (...cells: readonly string[]): string =>
  cells
    .map((cell) => cell.replaceAll(/\p{Cc}+/gu, ' '))
    .join('\t')
    .trimEnd();
