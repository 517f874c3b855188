import { randomBytes } from 'node:crypto';
import { type Clock, systemClock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import { replaceSecret, secretOrStore, type StoredSecret } from './secrets.queries.ts';

const BYTES = 32;
/** How long a process caches the keys it has read. */
const KNOWN_MS = 60_000;
/** After this time every process has read a new key, so that signatures by it are accepted everywhere. */
const SETTLED_MS = 2 * KNOWN_MS;

/** Random 32-byte keys by name, created once for the whole shop and stored in the database. */
export interface ShopSecrets {
  /** The key to sign with. */
  (name: string): Promise<Buffer>;
  /** Keys whose signatures are accepted: the newest first, then its predecessor while it is valid. */
  readonly accepted: (name: string) => Promise<readonly Buffer[]>;
}

interface Known {
  readonly readAt: number;
  readonly stored: Promise<StoredSecret>;
}

export function createShopSecrets(database: Database, clock: Clock = systemClock): ShopSecrets {
  const known = new Map<string, Known>();
  const read = (name: string): Promise<StoredSecret> => {
    const now = clock.now();
    const found = known.get(name);
    if (found !== undefined && now - found.readAt < KNOWN_MS) return found.stored;
    const stored = secretOrStore(database, name, randomBytes(BYTES));
    known.set(name, { readAt: now, stored });
    stored.catch(() => known.delete(name));
    return stored;
  };
  const olderOf = ({ previous, previous_until: until }: StoredSecret): Buffer | null =>
    until !== null && until.getTime() > clock.now() ? previous : null;
  const signing = async (name: string): Promise<Buffer> => {
    const stored = await read(name);
    const settles = (stored.replaced_at?.getTime() ?? 0) + SETTLED_MS;
    return (clock.now() < settles ? olderOf(stored) : null) ?? stored.value;
  };
  const accepted = async (name: string): Promise<readonly Buffer[]> => {
    const stored = await read(name);
    const older = olderOf(stored);
    return older === null ? [stored.value] : [stored.value, older];
  };
  return Object.assign(signing, { accepted });
}

/**
 * Creates a new key for a name. Signatures of the old one are accepted until `until`; with a moment in the
 * past they end within a minute. False when there is no such key.
 */
export function replaceShopSecret(
  database: Database,
  { name, now, until }: { readonly name: string; readonly now: Date; readonly until: Date },
): Promise<boolean> {
  return replaceSecret(database, { name, value: randomBytes(BYTES), now, until });
}
