import { randomBytes } from 'node:crypto';
import type { Database } from '../database/connection.ts';
import { secretOrStore } from './secrets.queries.ts';

const BYTES = 32;

/** A key of 32 random bytes by its name, made once for the whole shop and kept in the database. */
export type ShopSecrets = (name: string) => Promise<Buffer>;

export function createShopSecrets(database: Database): ShopSecrets {
  const known = new Map<string, Promise<Buffer>>();
  return (name) => {
    const found = known.get(name) ?? secretOrStore(database, name, randomBytes(BYTES));
    known.set(name, found);
    found.catch(() => known.delete(name));
    return found;
  };
}
