import { decimalFromCents } from '@casamaestra/rules/payments/decimal-amount.ts';
import { z } from 'zod';
import { ok } from '../../platform/gateways/payment-gateway.ts';
import type {
  GatewayAnswer,
  GatewayAttempt,
  GatewayRefund,
  RefundAnswer,
} from '../../platform/gateways/payment-gateway.ts';
import type { AxerveClient } from './axerve-client.ts';
import { refundedIn } from './axerve-status.ts';
import type { AxerveDetail } from './axerve-status.ts';

interface RefundDependencies {
  readonly client: AxerveClient;
  readonly detail: (attempt: GatewayAttempt) => Promise<GatewayAnswer<AxerveDetail>>;
  readonly named: (attempt: GatewayAttempt) => Readonly<Record<string, string>>;
}

/** `settlementID` is at most 20 characters. */
const NAME_MAX = 20;

const done = (reference: string): GatewayAnswer<RefundAnswer> =>
  ok({ state: 'done', reference, message: '' });

/**
 * Refunds a payment at Axerve, which has no idempotency keys: after a lost answer its records are read first,
 * and if the refunded sum already includes this refund it is done. Only one refund of a payment is processed
 * at a time.
 */
export async function axerveRefund(
  { client, detail, named }: RefundDependencies,
  attempt: GatewayAttempt,
  { key, amountCents, reason, refundedBeforeCents, repeated }: GatewayRefund,
): Promise<GatewayAnswer<RefundAnswer>> {
  if (repeated) {
    const known = await detail(attempt);
    if (known.kind !== 'ok') return known;
    if (refundedIn(known.value) >= refundedBeforeCents + amountCents) return done(attempt.transactionId);
  }
  const answer = await client.call(
    'payment/refund/',
    {
      ...named(attempt),
      amount: decimalFromCents(amountCents),
      currency: attempt.currency,
      settlementID: key.replaceAll(/[^A-Za-z0-9]/g, '').slice(-NAME_MAX),
      refundReason: reason,
    },
    z.object({ transactionResult: z.string() }),
  );
  if (answer.kind !== 'ok') return answer;
  const { transactionResult } = answer.value;
  if (/^(KO|DECLINED)$/i.test(transactionResult))
    return ok({ state: 'failed', reference: attempt.transactionId, message: transactionResult });
  return done(attempt.transactionId);
}
