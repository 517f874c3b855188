import { paymentMethods } from '@casamaestra/contract/checkout/place-order.ts';
import type { OnlineMethod, PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';
import type { ConfiguredGateway } from '../gateways/gateway.ts';

/** Which payments a shop accepts, by its configuration. */
export interface PaymentOffer {
  /** In the order of the checkout; the first is the default. */
  readonly paymentMethods: readonly PaymentMethod[];
  /** In order of preference: the first that offers a method is used. */
  readonly gateways: readonly ConfiguredGateway[];
  /** Includes gateways that accept no new payments: earlier ones are still checked and refunded. */
  readonly knownGateways: readonly ConfiguredGateway[];
}

/** The same, and whether a sandbox bank replaces gateways without credentials. */
export interface PaymentConfig extends PaymentOffer {
  readonly mode: 'demo' | 'production';
}

/** PAYMENT_METHODS and PAYMENT_GATEWAYS as configured. */
interface NamedPayments {
  readonly paymentMethods: readonly string[];
  readonly paymentGateways: readonly string[] | undefined;
}

/** Former values of PAYMENT_METHODS that name gateways instead of methods. */
export const namedAsMethods = ({ paymentMethods: words }: NamedPayments, all: readonly ConfiguredGateway[]) =>
  words.flatMap((word) => all.filter(({ frappeName }) => frappeName === word));

/** The payments configured. A gateway named as a method offers all its methods. */
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

/** Usable gateways: those with credentials and, outside production, those the sandbox bank replaces. */
export const workingGateways = ({ mode, gateways }: PaymentConfig): readonly ConfiguredGateway[] =>
  gateways.filter(({ hasKeys }) => mode !== 'production' || hasKeys);

const carriersOf = (config: PaymentConfig, method: OnlineMethod): readonly ConfiguredGateway[] =>
  workingGateways(config).filter(({ methods }) => methods.includes(method));

/** Payment methods offered; no others are accepted. A shop without any other offers bank transfer. */
export function offeredMethods(config: PaymentConfig): readonly PaymentMethod[] {
  const offered = config.paymentMethods.filter(
    (method) => method === 'transfer' || carriersOf(config, method).length > 0,
  );
  return offered.length === 0 ? ['transfer'] : offered;
}

/** Gateways that accept payments, in order of preference. */
export function offeredGateways(config: PaymentConfig): readonly ConfiguredGateway[] {
  const methods = offeredMethods(config);
  return workingGateways(config).filter((gateway) =>
    gateway.methods.some((method) => methods.includes(method)),
  );
}

/** The method chosen and the gateway used; null: bank transfer. */
export interface PaymentChoice {
  readonly method: PaymentMethod;
  readonly gateway: string | null;
}

/**
 * Checks a choice against the offer; returns what is not offered otherwise. `online` is offered when there is
 * a gateway.
 */
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
