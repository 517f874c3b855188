import type { Clock } from '@casamaestra/commerce/platform/clock.ts';
import type { Log } from '@casamaestra/commerce/platform/log/create-log.ts';
import type { Counted } from './limits.ts';
import type { FrappeClient } from './transport/frappe-client.ts';

/** What every endpoint over the Frappe API works with. */
export interface FrappeParts {
  readonly frappe: FrappeClient;
  readonly clock: Clock;
  readonly log: Log;
  /** How often addresses have asked, for the limits. */
  readonly counted: Counted;
}
