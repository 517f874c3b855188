import { paymentMethods } from '@casamaestra/contract/checkout/place-order.ts';
import type { OnlineMethod, PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';
import type { ConfiguredGateway } from '../gateways/gateway.ts';

/** How a shop can be paid, by its configuration. */
export interface PaymentOffer {
  /** In the order of the checkout; the first is the default. */
  readonly paymentMethods: readonly PaymentMethod[];
  /** The first that carries a method takes it. */
  readonly gateways: readonly ConfiguredGateway[];
  /** With those that take no new payments: earlier ones are still asked about and refunded. */
  readonly knownGateways: readonly ConfiguredGateway[];
}

/** The same, and whether a sandbox bank stands in for gateways without keys. */
export interface PaymentConfig extends PaymentOffer {
  readonly mode: 'demo' | 'production';
}

/** PAYMENT_METHODS and PAYMENT_GATEWAYS as they were given. */
interface NamedPayments {
  readonly paymentMethods: readonly string[];
  readonly paymentGateways: readonly string[] | undefined;
}

/** Gateways by the names under which PAYMENT_METHODS knew them before methods were told apart. */
export const namedAsMethods = ({ paymentMethods: words }: NamedPayments, all: readonly ConfiguredGateway[]) =>
  words.flatMap((word) => all.filter(({ frappeName }) => frappeName === word));

/** What the settings say of payments. A gateway named as a method brings all it carries. */
export function paymentOffer(named: NamedPayments, all: readonly ConfiguredGateway[]): PaymentOffer {
  const former = namedAsMethods(named, all);
  const methods = named.paymentMethods.flatMap((word): readonly PaymentMethod[] => [
    ...former.filter(({ frappeName }) => frappeName === word).flatMap((gateway) => gateway.methods),
    ...paymentMethods.filter((method) => method === word),
  ]);
  const byName = named.paymentGateways?.flatMap((name) => all.filter((gateway) => gateway.name === name));
  return {
    paymentMethods: [...new Set(methods)].filter((method) => method !== 'online'),
    gateways: byName ?? (former.length > 0 ? former : all),
    knownGateways: all,
  };
}

/** Gateways that work: those with keys, and where no money has to move those the sandbox bank stands in for. */
export const workingGateways = ({ mode, gateways }: PaymentConfig): readonly ConfiguredGateway[] =>
  gateways.filter(({ hasKeys }) => mode !== 'production' || hasKeys);

const carriersOf = (config: PaymentConfig, method: OnlineMethod): readonly ConfiguredGateway[] =>
  workingGateways(config).filter(({ methods }) => methods.includes(method));

/** Payment methods on offer, and no others are taken; a shop that can take nothing else takes transfers. */
export function offeredMethods(config: PaymentConfig): readonly PaymentMethod[] {
  const offered = config.paymentMethods.filter(
    (method) => method === 'transfer' || carriersOf(config, method).length > 0,
  );
  return offered.length === 0 ? ['transfer'] : offered;
}

/** Gateways that take payments, the first choice first. */
export function offeredGateways(config: PaymentConfig): readonly ConfiguredGateway[] {
  const methods = offeredMethods(config);
  return workingGateways(config).filter((gateway) =>
    gateway.methods.some((method) => methods.includes(method)),
  );
}

/** How an order is to be paid: what was chosen, and who carries it out; null: a transfer. */
export interface PaymentChoice {
  readonly method: PaymentMethod;
  readonly gateway: string | null;
}

/** A choice as the offer allows it, else what of it is not on offer. `online` is on offer where a gateway is. */
export function choosePayment(
  config: PaymentConfig,
  method: PaymentMethod,
  wanted: string | undefined,
): PaymentChoice | 'method' | 'gateway' {
  const offered = offeredMethods(config);
  if (method === 'transfer')
    return !offered.includes(method)
      ? 'method'
      : wanted === undefined
        ? { method, gateway: null }
        : 'gateway';
  const takers = offeredGateways(config).filter(({ methods }) => methods.includes(method));
  if (takers.length === 0 || (method !== 'online' && !offered.includes(method))) return 'method';
  const taker = wanted === undefined ? takers[0] : takers.find(({ name }) => name === wanted);
  return taker === undefined ? 'gateway' : { method, gateway: taker.name };
}
