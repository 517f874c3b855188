import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mismatchOf, afterStatusUpdate, afterRefund } from './payment-ledger.ts';
import type { PaymentLedger, PaymentStatusUpdate } from './payment-ledger.ts';
import { mayMove, paymentMoves, paymentStates } from './payment-state.ts';

const opened: PaymentLedger = {
  state: 'created',
  amountCents: 2730,
  authorisedCents: 0,
  capturedCents: 0,
  refundedCents: 0,
};
const terms = { currency: 'EUR', transactionId: 'CM-7K3MQ9XR-1' };
const update = (
  state: PaymentStatusUpdate['state'],
  rest: Partial<PaymentStatusUpdate> = {},
): PaymentStatusUpdate => ({
  state,
  amountCents: state === 'captured' || state === 'authorised' ? 2730 : null,
  currency: 'EUR',
  transactionId: terms.transactionId,
  ...rest,
});

describe('C09 states of a payment', () => {
  test('only the moves of the table are allowed', () => {
    expect(paymentStates.map((from) => `${from}: ${paymentMoves[from].join(' ')}`)).toEqual([
      'created: started pending authorised captured failed cancelled',
      'started: pending authorised captured failed cancelled',
      'pending: authorised captured failed cancelled',
      'authorised: captured failed cancelled',
      'captured: ',
      'failed: pending authorised captured cancelled',
      'cancelled: captured',
    ]);
    for (const state of paymentStates) expect(mayMove(state, state)).toBe(false);
  });

  test('a late refusal takes nothing back, a late approval counts', () => {
    const captured = afterStatusUpdate(opened, update('captured'));
    expect(captured).toMatchObject({ state: 'captured', capturedCents: 2730 });
    for (const state of ['failed', 'cancelled', 'pending', 'started', 'authorised', 'captured'] as const)
      expect(afterStatusUpdate(captured ?? opened, update(state))).toBeNull();
    const failed = afterStatusUpdate(opened, update('failed')) ?? opened;
    expect(afterStatusUpdate(failed, update('captured'))?.capturedCents).toBe(2730);
    const cancelled = afterStatusUpdate(opened, update('cancelled')) ?? opened;
    expect(afterStatusUpdate(cancelled, update('pending'))).toBeNull();
    expect(afterStatusUpdate(cancelled, update('captured'))?.capturedCents).toBe(2730);
  });

  test.each([
    ['another amount', { amountCents: 2729 }, 'amount'],
    ['no amount', { amountCents: null }, 'amount'],
    ['another currency', { currency: 'USD' }, 'currency'],
    ['another transaction', { transactionId: 'CM-AAAAAAAA-1' }, 'transaction'],
    ['no transaction', { transactionId: null }, 'transaction'],
    ['all as agreed', {}, null],
  ] as const)('%s', (_name, rest, expected) => {
    expect(mismatchOf(opened, terms, update('captured', rest))).toBe(expected);
    expect(mismatchOf(opened, terms, update('authorised', rest))).toBe(expected);
  });

  test('while there is no money, no amount is asked for', () => {
    expect(mismatchOf(opened, terms, update('started', { transactionId: null }))).toBeNull();
    expect(mismatchOf(opened, terms, update('pending', { amountCents: 1 }))).toBeNull();
  });
});

type Step =
  | { readonly kind: 'update'; readonly update: PaymentStatusUpdate }
  | { readonly kind: 'refund'; readonly cents: number };
const anyState = fc.constantFrom('started', 'pending', 'authorised', 'captured', 'failed', 'cancelled');
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('update' as const),
    update: anyState.map((state) => update(state)),
  }),
  fc.record({ kind: fc.constant('refund' as const), cents: fc.integer({ min: -10, max: 4000 }) }),
);
const after = (ledger: PaymentLedger, step: Step): PaymentLedger =>
  (step.kind === 'update' ? afterStatusUpdate(ledger, step.update) : afterRefund(ledger, step.cents)) ??
  ledger;

describe('C09 whatever comes, in whatever order', () => {
  test('refunded ≤ captured ≤ authorised; what was captured stays', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
        let ledger = opened;
        for (const step of steps) {
          const next = after(ledger, step);
          expect(next.refundedCents).toBeLessThanOrEqual(next.capturedCents);
          expect(next.capturedCents).toBeLessThanOrEqual(next.authorisedCents);
          expect(next.capturedCents).toBeGreaterThanOrEqual(ledger.capturedCents);
          expect(next.refundedCents).toBeGreaterThanOrEqual(ledger.refundedCents);
          expect(next.state === ledger.state || mayMove(ledger.state, next.state)).toBe(true);
          ledger = next;
        }
      }),
    );
  });

  test('once it was captured anywhere among the messages, it is captured at the end', () => {
    const anyUpdate = anyState.map((state) => update(state));
    fc.assert(
      fc.property(fc.array(anyUpdate), fc.array(anyUpdate), (before, behind) => {
        const steps: Step[] = [...before, update('captured'), ...behind].map((each) => ({
          kind: 'update',
          update: each,
        }));
        const end = steps.reduce(after, opened);
        expect(end).toMatchObject({ state: 'captured', capturedCents: 2730 });
      }),
    );
  });

  test('saying everything twice changes nothing', () => {
    const anyUpdate = anyState.map((state) => update(state));
    fc.assert(
      fc.property(fc.array(anyUpdate), (messages) => {
        const steps = (list: readonly PaymentStatusUpdate[]): Step[] =>
          list.map((each) => ({ kind: 'update', update: each }));
        const once = steps(messages).reduce(after, opened);
        const twice = steps(messages.flatMap((each) => [each, each])).reduce(after, opened);
        expect(twice).toEqual(once);
      }),
    );
  });
});
