import type { Database } from '@casamaestra/commerce/platform/database/connection.ts';
import type { SandboxBank } from '@casamaestra/sandbox-bank/sandbox-bank.ts';
import type { FaultsShop } from './faults-shop.ts';
import type { ClientLog } from './client-log.ts';

/** What buyers and the audit of the books need: one process, or several nodes behind one address. */
export interface ShopUnderTest {
  /** `dataDir`: where its mails are written. */
  readonly shop: { readonly url: string; readonly dataDir: string };
  readonly bank: SandboxBank;
  /** SKUs with a large stock. */
  readonly skus: readonly string[];
  /** Queries the shop's database directly. */
  read<Value>(query: (database: Database) => Promise<Value>): Promise<Value>;
}

/** Context of a fault: the shop under test, its sandbox bank, its test data. */
export interface FaultContext extends ShopUnderTest {
  readonly shop: FaultsShop;
  /** SKU with ten pieces that no other fault buys. */
  readonly scarceSku: string;
  /** A coupon that may be used once. */
  readonly couponCode: string;
}

/** The result of a fault. */
export interface Finding {
  /** Broken invariants; expected to be empty. */
  readonly broken: readonly string[];
  /** One line with the measurements. */
  readonly detail: string;
}

/** One injected fault. */
export interface Fault {
  readonly name: string;
  readonly run: (context: FaultContext, clientLog: ClientLog) => Promise<Finding>;
}

/** The message unless the condition holds. */
export const unless = (holds: boolean, words: string): string[] => (holds ? [] : [words]);
