import type { Clock } from '@casamaestra/commerce/platform/clock.ts';
import type { ConfiguredGateway } from '@casamaestra/commerce/platform/gateways/gateway.ts';
import type { Log } from '@casamaestra/commerce/platform/log/create-log.ts';
import type { BoundedRecord } from './bounded-record.ts';
import type { Country } from './checkout/country.ts';
import type { Counted } from './limits.ts';
import type { FrappeClient } from './transport/frappe-client.ts';

/** Dependencies of the endpoints over the Frappe API. */
export interface FrappeDependencies {
  readonly frappe: FrappeClient;
  readonly clock: Clock;
  readonly log: Log;
  readonly gateways: readonly ConfiguredGateway[];
  /** Number of requests by address, for the rate limits. */
  readonly counted: Counted;
  /** Countries the service delivers to, cached for a few minutes. */
  readonly countries: BoundedRecord<readonly Country[]>;
}
