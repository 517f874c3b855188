import type { Subject } from '@casamaestra/contract/staff/permissions.ts';
import type { IconName } from '@casamaestra/ui/icon-paths.ts';

/** A record that was opened. */
export interface OpenedRecord {
  readonly to: string;
  readonly title: string;
}

const KEPT = 10;

interface Kind {
  readonly path: RegExp;
  readonly subject: Subject;
  readonly icon: IconName;
}

/** Screens of one record, by their address. */
const kinds: readonly Kind[] = [
  { path: /^\/ordini\/(?!nuovo)[^/]+$/, subject: 'orders', icon: 'box' },
  { path: /^\/prodotti\/\d+$/, subject: 'products', icon: 'store' },
  { path: /^\/clienti\/\d+$/, subject: 'customers', icon: 'user' },
  { path: /^\/recessi\/[^/]+$/, subject: 'orders', icon: 'returns' },
  { path: /^\/pagamenti\/\d+$/, subject: 'refunds', icon: 'card' },
  { path: /^\/buoni\/(?!nuovo)[^/]+$/, subject: 'coupons', icon: 'cart' },
  { path: /^\/richiami\/\d+$/, subject: 'recalls', icon: 'warning' },
  { path: /^\/contenuti\/modifica\?file=/, subject: 'content', icon: 'document' },
];

/** What an opened record is; undefined: the address is none of a record. */
export const recordKindOf = (to: string): Kind | undefined => kinds.find(({ path }) => path.test(to));

const keyOf = (person: number): string => `back-office opened ${person}`;

/** What a former version or another program kept there may be anything. */
const isOpened = (one: Partial<OpenedRecord> | null): one is OpenedRecord =>
  typeof one?.to === 'string' && typeof one.title === 'string';

/** The records that a person opened last in this browser, the latest first. */
export function openedRecords(person: number): readonly OpenedRecord[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOpened) : [];
  } catch {
    return [];
  }
}

/** Keeps that a record was opened. Of customers their number alone: names stay in the service. */
export function keepOpened(person: number, { to, title }: OpenedRecord, ofCustomer: string): void {
  if (recordKindOf(to) === undefined) return;
  const said = to.startsWith('/clienti/') ? `${ofCustomer} ${to.slice('/clienti/'.length)}` : title;
  const others = openedRecords(person).filter((one) => one.to !== to);
  try {
    localStorage.setItem(keyOf(person), JSON.stringify([{ to, title: said }, ...others].slice(0, KEPT)));
  } catch {
    // A browser without room keeps none.
    return;
  }
}
