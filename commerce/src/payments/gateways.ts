import type { FailureReason } from '@casamaestra/rules/payments/failure-reason.ts';
import type { ShopDependencies } from '../area.ts';
import type { ConfiguredGateway } from '../platform/gateways/gateway.ts';
import type { PaymentGateway } from '../platform/gateways/payment-gateway.ts';
import { createBoundedFetch } from './bounded-fetch.ts';

/** The gateways of the shop according to its configuration. */
export interface Gateways {
  /** Undefined for transfers (null), and for a gateway without credentials when no sandbox bank runs. */
  open(name: string | null): PaymentGateway | undefined;
  /** The definition of a gateway; also of one that accepts no new payments. */
  named(name: string | null): ConfiguredGateway | undefined;
  /** Why an attempt failed, by its gateway's error code. */
  failureReason(name: string | null, code: string | null): FailureReason;
  readonly all: readonly ConfiguredGateway[];
}

type GatewayDependencies = Pick<
  ShopDependencies,
  'config' | 'sandboxBankUrl' | 'publicUrl' | 'clock' | 'log'
>;

/**
 * Creates a gateway when first needed, and again only when the sandbox bank it uses has moved to another URL.
 */
function opener({ config, sandboxBankUrl, ...deps }: GatewayDependencies, send: typeof fetch) {
  const opened = new Map<string, { readonly bank: string | undefined; readonly value: PaymentGateway }>();
  return (gateway: ConfiguredGateway): PaymentGateway | undefined => {
    const { name, hasKeys } = gateway;
    const bank = hasKeys || config.mode === 'production' ? undefined : sandboxBankUrl();
    if (!hasKeys && bank === undefined) return undefined;
    const known = opened.get(name);
    if (known !== undefined && known.bank === bank) return known.value;
    const value = gateway.open({ ...deps, bank, send });
    opened.set(name, { bank, value });
    return value;
  };
}

export function createGateways(
  deps: GatewayDependencies,
  send: typeof fetch = createBoundedFetch(),
): Gateways {
  const { knownGateways: all } = deps.config;
  const open = opener(deps, send);
  const named = (name: string | null) => all.find((gateway) => gateway.name === name);
  return {
    all,
    named,
    open(name) {
      const gateway = named(name);
      return gateway === undefined ? undefined : open(gateway);
    },
    failureReason: (name, code) => (code === null ? null : named(name)?.failureReason(code)) ?? 'generic',
  };
}
