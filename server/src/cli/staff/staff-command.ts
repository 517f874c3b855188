import { shortMoment } from '@casamaestra/texts/format/date.ts';
import type { OrdersDependencies } from '@casamaestra/commerce/orders/orders-dependencies.ts';

/** Staff commands are in Italian, whatever languages the shop offers. */
export const staffLanguage = 'it';

/** A wrong command line: what is wrong, in Italian. */
export class UsageProblem extends Error {}

export const staffOptions = {
  state: { type: 'string' },
  limit: { type: 'string', default: '20' },
  carrier: { type: 'string' },
  tracking: { type: 'string' },
  url: { type: 'string' },
  only: { type: 'string', multiple: true },
  reason: { type: 'string' },
  order: { type: 'string' },
  'no-restock': { type: 'boolean', default: false },
  'despite-withdrawal': { type: 'boolean', default: false },
  amount: { type: 'string' },
  key: { type: 'string' },
  days: { type: 'string' },
  all: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Options as returned by `parseArgs`. */
export interface StaffFlags {
  readonly state?: string | undefined;
  readonly limit: string;
  readonly carrier?: string | undefined;
  readonly tracking?: string | undefined;
  readonly url?: string | undefined;
  readonly only?: string[] | undefined;
  readonly reason?: string | undefined;
  readonly order?: string | undefined;
  readonly 'no-restock': boolean;
  readonly 'despite-withdrawal': boolean;
  readonly amount?: string | undefined;
  readonly key?: string | undefined;
  readonly days?: string | undefined;
  readonly all: boolean;
}

export interface StaffCall {
  readonly deps: OrdersDependencies;
  /** Arguments after the command's two words. */
  readonly rest: readonly string[];
  readonly flags: StaffFlags;
  /** Prints one line on standard output. */
  readonly print: (line: string) => void;
}

/** Runs one command; returns the exit code. */
export type StaffCommand = (call: StaffCall) => Promise<number>;

/** The only argument of a command. @throws UsageProblem */
export function onlyArgument({ rest }: StaffCall, what: string): string {
  const [argument, extra] = rest;
  if (argument === undefined) throw new UsageProblem(`Manca ${what}.`);
  if (extra !== undefined) throw new UsageProblem(`Argomento di troppo: ${extra}.`);
  return argument;
}

export function wholeNumber(text: string, what: string): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) < 1) {
    throw new UsageProblem(`${what}: trovato «${text}», serve un numero intero da 1 in su.`);
  }
  return Number(text);
}

export function wantedText(text: string | undefined, option: string, max = 300): string {
  const clean = text?.trim() ?? '';
  if (clean === '') throw new UsageProblem(`Manca --${option}.`);
  if (clean.length > max || /\p{Cc}/u.test(clean)) {
    throw new UsageProblem(`--${option}: al massimo ${max} caratteri, su una riga.`);
  }
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

/** "22,80 €"; an amount in another currency has its sign. */
export function euros(amountCents: number, currency = 'EUR'): string {
  const plain = /^[A-Z]{3}$/.test(currency) ? ({ style: 'currency', currency } as const) : {};
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat('it-IT', { ...plain, ...digits }).format(amountCents / 100);
}

export const momentText = (moment: Date): string => shortMoment(moment, staffLanguage);
