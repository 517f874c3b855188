import { storedJson } from '../platform/browser-storage.ts';
import { keepJson } from '../platform/stored-value.ts';

/** Key of the products seen in this browser; nothing of them leaves it but the question what they cost. */
export const seenKey = 'recently-seen';
const seenMax = 12;
/** Whatever else storage holds was not written here. */
const readMax = 100;
const longestSku = 80;

/** A product as it was seen: the variant that was open. */
export interface Seen {
  readonly id: number;
  readonly sku: string;
}

type Readable = Pick<Storage, 'getItem'> | null;
type Writable = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

const isSeen = (entry: unknown): entry is Seen =>
  typeof entry === 'object' &&
  entry !== null &&
  'id' in entry &&
  Number.isSafeInteger(entry.id) &&
  'sku' in entry &&
  typeof entry.sku === 'string' &&
  entry.sku !== '' &&
  entry.sku.length <= longestSku;

/** The products seen, the last first, each once; entries that are none are left out. */
export function seenIn(storage: Readable): Seen[] {
  const stored = storedJson(storage, seenKey);
  const entries = Array.isArray(stored) ? stored.slice(0, readMax).filter(isSeen) : [];
  return entries
    .filter(({ id }, index) => entries.findIndex((one) => one.id === id) === index)
    .slice(0, seenMax)
    .map(({ id, sku }) => ({ id, sku }));
}

/** Puts a product first; writes back what could be read of the others. */
export function rememberSeen(storage: Writable, seen: Seen): void {
  const others = seenIn(storage).filter(({ id }) => id !== seen.id);
  keepJson(storage, seenKey, [seen, ...others].slice(0, seenMax));
}

/** Forgets all of them, or those that the shop no longer has. */
export function forgetSeen(storage: Writable, gone?: readonly number[]): void {
  const left = gone ? seenIn(storage).filter(({ id }) => !gone.includes(id)) : [];
  keepJson(storage, seenKey, left.length === 0 ? null : left);
}
