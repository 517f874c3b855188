import type { LocalIndex, SearchLanguage } from '@casamaestra/search/search-engine.ts';
import type { Product } from '@casamaestra/contract/catalog/product.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';

/** What the search desk needs of the shop. */
export interface SearchDesk {
  readonly database: Database;
  readonly clock: Clock;
  readonly engine: Pick<LocalIndex, 'search' | 'queryKey' | 'tryOut'>;
  /** Products as cards show them. */
  readonly products: (ids: readonly number[]) => Promise<Product[]>;
  readonly language: SearchLanguage;
}
