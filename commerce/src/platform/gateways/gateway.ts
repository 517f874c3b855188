import type { OnlineMethod } from '@casamaestra/contract/checkout/place-order.ts';
import type { FailureReason } from '@casamaestra/rules/payments/failure-reason.ts';
import type { Clock } from '../clock.ts';
import type { SettingsTable, SettingValues } from '../config/setting.ts';
import type { PaymentGateway, WebhookReceipt } from './payment-gateway.ts';

/** What of the log a gateway needs. */
export interface GatewayLog {
  warn(detail: object, message: string): void;
  error(detail: object, message: string): void;
}

/** What a gateway may use once the shop runs. */
export interface GatewayContext {
  /** Address of the sandbox bank, which stands in for a gateway without keys; undefined: the shop has its own keys. */
  readonly bank: string | undefined;
  /** Address shoppers see, without a trailing slash. */
  readonly publicUrl: () => string;
  readonly send: typeof fetch;
  readonly clock: Clock;
  readonly log: GatewayLog;
}

/** Hosts beyond the shop that the policy of the page with a gateway's fields lets in. */
export interface PageHosts {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
}

/** What the browser brings back from a gateway; the secret is compared with that of the attempt. */
export interface ReturnedPayment {
  readonly reference: string;
  readonly secret: string;
}

/** A gateway with its settings: everything the shop knows of it. */
export interface ConfiguredGateway {
  /** In settings, database and addresses: "axerve". */
  readonly name: string;
  /** What clients of the Frappe API call it. */
  readonly frappeName: string;
  /** The shop has an account of its own there. */
  readonly hasKeys: boolean;
  /** Variables that hold its keys, as told to who starts the shop. */
  readonly keys: string;
  /** Variables with which no money would move. */
  readonly testCredentials: readonly string[];
  /** Methods it carries out by its contract. */
  readonly methods: readonly OnlineMethod[];
  /** Wallets named with the card: "Apple Pay". */
  readonly wallets: readonly string[];
  /** 'signed': an event proves itself and has an id. 'hints': what the gateway then answers names the event. */
  readonly events: 'signed' | 'hints';
  readonly webhook: {
    readonly verb: 'GET' | 'POST';
    /** Below /api/open/. */
    readonly path: string;
    readonly answer: (receipt: WebhookReceipt) => Response;
  };
  /** Why a payment failed, by the gateway's code; null: nothing that helps the shopper. */
  readonly failureReason: (code: string) => FailureReason | null;
  /** Reads the address of the return, names of parameters in lower case; null: nothing of this gateway. */
  readonly returned: (query: URLSearchParams) => ReturnedPayment | null;
  /** Absent: it has a page of its own. */
  readonly pageHosts?: (bank: string | undefined) => PageHosts;
  readonly open: (context: GatewayContext) => PaymentGateway;
}

/** A gateway as its folder declares it. */
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
    // Parsed by these very settings.
    configure: (values) => ({ ...configure(values as SettingValues<Table>), name, frappeName }),
  };
}
