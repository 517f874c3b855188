import type { OnlineMethod } from '@casamaestra/contract/checkout/place-order.ts';
import type { FailureReason } from '@casamaestra/rules/payments/failure-reason.ts';
import type { Clock } from '../clock.ts';
import type { SettingsTable, SettingValues } from '../config/setting.ts';
import type { PaymentGateway, WebhookReceipt } from './payment-gateway.ts';

/** The logging methods a gateway uses. */
export interface GatewayLog {
  warn(detail: object, message: string): void;
  error(detail: object, message: string): void;
}

/** What a gateway may use at run time. */
export interface GatewayContext {
  /**
   * URL of the sandbox bank, which replaces a gateway without credentials; undefined: the shop has its own.
   */
  readonly bank: string | undefined;
  /** Public address of the shop, without a trailing slash. */
  readonly publicUrl: () => string;
  readonly send: typeof fetch;
  readonly clock: Clock;
  readonly log: GatewayLog;
}

/** Further hosts for the Content-Security-Policy of the page with a gateway's form fields. */
export interface PageHosts {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
}

/** What a callback URL contains; the secret is compared with that of the attempt. */
export interface ReturnedPayment {
  readonly reference: string;
  readonly secret: string;
}

/** A gateway with its settings: everything the shop knows about it. */
export interface ConfiguredGateway {
  /** Name in settings, database and URLs: "axerve". */
  readonly name: string;
  /** Its name for clients of the Frappe API. */
  readonly frappeName: string;
  /** The shop has credentials of its own for it. */
  readonly hasKeys: boolean;
  /** Names of the variables with its credentials, for the start message. */
  readonly keys: readonly string[];
  /** Names of the variables with test credentials, with which no money moves. */
  readonly testCredentials: readonly string[];
  /** Methods included in its contract. */
  readonly methods: readonly OnlineMethod[];
  /** Wallets offered together with the card: "Apple Pay". */
  readonly wallets: readonly string[];
  /**
   * 'signed': events are authenticated and have an id. 'hints': unsigned; the id comes from the status then
   * read from the gateway.
   */
  readonly events: 'signed' | 'hints';
  readonly webhook: {
    readonly verb: 'GET' | 'POST';
    /** Path below /api/open/. */
    readonly path: string;
    readonly answer: (receipt: WebhookReceipt) => Response;
  };
  /** The reason for a gateway's error code; null when there is none that helps the shopper. */
  readonly failureReason: (code: string) => FailureReason | null;
  /** Parses a callback URL with parameter names in lower case; null when it is not of this gateway. */
  readonly returned: (query: URLSearchParams) => ReturnedPayment | null;
  /** Absent: the gateway uses a page of its own. */
  readonly pageHosts?: (bank: string | undefined) => PageHosts;
  readonly open: (context: GatewayContext) => PaymentGateway;
}

/** A gateway as declared by its folder. */
export interface Gateway {
  readonly name: string;
  readonly frappeName: string;
  readonly settings: SettingsTable;
  /** @param values of `settings`, parsed */
  readonly configure: (values: Readonly<Record<string, unknown>>) => ConfiguredGateway;
}

type Names = Pick<Gateway, 'name'> & Partial<Pick<Gateway, 'frappeName'>>;

/** Declares a gateway: its settings, and what it is with their values. */
export function defineGateway<const Table extends SettingsTable>(
  { name, frappeName = name }: Names,
  settings: Table,
  configure: (values: SettingValues<Table>) => Omit<ConfiguredGateway, 'name' | 'frappeName'>,
): Gateway {
  return {
    name,
    frappeName,
    settings,
    // Parsed by these same settings.
    configure: (values) => ({ ...configure(values as SettingValues<Table>), name, frappeName }),
  };
}
