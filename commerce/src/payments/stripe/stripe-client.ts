import type { Stripe } from 'stripe';
import { mayHaveArrived } from '../bounded-fetch.ts';
import type { GatewayAnswer } from '../../platform/gateways/payment-gateway.ts';

export interface StripeAccount {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** URL of the API; absent: Stripe's own host. */
  readonly apiUrl: string | undefined;
  /** URL of the script that shows the Payment Element. */
  readonly scriptUrl: string;
}

/** The SDK, loaded with the first payment that needs it: it takes tens of megabytes. */
export type LoadStripe = () => Promise<Stripe>;

export function createStripeLoader({ secretKey, apiUrl }: StripeAccount, send: typeof fetch): LoadStripe {
  let loaded: Promise<Stripe> | undefined;
  const load = async (): Promise<Stripe> => {
    const { Stripe: Sdk } = await import('stripe');
    const where = apiUrl === undefined ? undefined : new URL(apiUrl);
    return new Sdk(secretKey, {
      // Retried here instead of by the SDK, which would make a shopper wait for two full timeouts.
      maxNetworkRetries: 0,
      httpClient: Sdk.createFetchHttpClient(send),
      telemetry: false,
      ...(where === undefined
        ? {}
        : {
            host: where.hostname,
            port: where.port,
            protocol: where.protocol === 'http:' ? ('http' as const) : ('https' as const),
          }),
    });
  };
  return () => {
    loaded ??= load();
    return loaded;
  };
}

interface StripeFailure {
  readonly type: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly statusCode?: number;
  readonly message: string;
}

const isStripeFailure = (error: unknown): error is StripeFailure =>
  error instanceof Error &&
  'type' in error &&
  typeof error.type === 'string' &&
  error.type.startsWith('Stripe');

/** After a failure within this time the call is retried once while the shopper waits. */
const QUICK_MS = 2_000;

function failureOf(error: unknown): GatewayAnswer<never> {
  if (!isStripeFailure(error))
    return { kind: 'unreachable', message: String(error), sent: mayHaveArrived(error) };
  const { type, code, decline_code: declined, statusCode = 0, message } = error;
  const lost = type === 'StripeConnectionError' || type === 'StripeRateLimitError' || statusCode >= 500;
  // 409: a request with the same key is being processed.
  if (lost || statusCode === 409) return { kind: 'unreachable', message, sent: true };
  return { kind: 'refused', code: declined ?? code ?? type, message };
}

/**
 * Makes a call; refusals by Stripe are values. A quick failure is retried once: all writing calls have an
 * idempotency key.
 */
export async function askStripe<Value>(work: () => Promise<Value>): Promise<GatewayAnswer<Value>> {
  const startedAt = performance.now();
  let repeated = false;
  for (;;) {
    try {
      return { kind: 'ok', value: await work() };
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'refused' || repeated || performance.now() - startedAt > QUICK_MS) return failure;
      repeated = true;
    }
  }
}
