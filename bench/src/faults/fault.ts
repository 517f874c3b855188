import type { Database } from '@casamaestra/commerce/platform/database/connection.ts';
import type { SandboxBank } from '@casamaestra/sandbox-bank/sandbox-bank.ts';
import type { FaultsShop } from './faults-shop.ts';
import type { Journal } from './journal.ts';

/** The shop under test, its bank, and what is known of it. */
export interface Ground {
  readonly shop: FaultsShop;
  readonly bank: SandboxBank;
  /** SKUs with plenty of pieces. */
  readonly skus: readonly string[];
  /** SKU with ten pieces that nobody else buys. */
  readonly scarceSku: string;
  /** Code that may be used once. */
  readonly couponCode: string;
  /** Reads the shop's database beside it. */
  read<Value>(query: (database: Database) => Promise<Value>): Promise<Value>;
}

/** What a fault showed. */
export interface Finding {
  /** Broken invariants; none is what is wanted. */
  readonly broken: readonly string[];
  /** One line of what was measured. */
  readonly detail: string;
}

/** One thing that goes wrong on purpose. */
export interface Fault {
  readonly name: string;
  readonly run: (ground: Ground, journal: Journal) => Promise<Finding>;
}

/** Words for what is not as it must be. */
export const unless = (holds: boolean, words: string): string[] => (holds ? [] : [words]);
