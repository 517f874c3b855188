import { randomBytes } from 'node:crypto';
import { type Clock, systemClock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import { replaceSecret, secretOrStore, type StoredSecret } from './secrets.queries.ts';

const BYTES = 32;
/** How long a process works with what it has read. */
const KNOWN_MS = 60_000;
/** By then every process has read a new key; what is signed before could not be read everywhere. */
const SETTLED_MS = 2 * KNOWN_MS;

/** Keys of 32 random bytes by their names, made once for the whole shop and kept in the database. */
export interface ShopSecrets {
  /** The key to sign with. */
  (name: string): Promise<Buffer>;
  /** The keys a signature may be of: the newest first, the one before it until its time is over. */
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
 * Makes another key for a name. What the old one signed is taken until `until`; with a moment that is past it ends
 * within a minute. False when there is no such key.
 */
export function replaceShopSecret(
  database: Database,
  { name, now, until }: { readonly name: string; readonly now: Date; readonly until: Date },
): Promise<boolean> {
  return replaceSecret(database, { name, value: randomBytes(BYTES), now, until });
}
