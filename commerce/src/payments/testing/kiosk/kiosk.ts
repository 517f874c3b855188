import { z } from 'zod';
import { optional, secretSetting } from '../../../platform/config/setting.ts';
import { defineGateway } from '../../../platform/gateways/gateway.ts';
import type { Gateway } from '../../../platform/gateways/gateway.ts';
import { ok } from '../../../platform/gateways/payment-gateway.ts';
import type { GatewayAttempt, PaymentGateway } from '../../../platform/gateways/payment-gateway.ts';

interface KioskPayment {
  readonly amountCents: number;
  readonly transactionId: string;
  readonly method: string;
  state: 'started' | 'captured' | 'failed' | 'cancelled';
  refundedCents: number;
}

/** Payments at the kiosk, an invented gateway with a page of its own, by its payment ids. */
export type KioskBooks = Map<string, KioskPayment>;

const settings = {
  kioskKey: secretSetting(
    {
      name: 'KIOSK_KEY',
      default: '',
      allowed: '8 to 40 letters',
      description: 'Key of the shop at the kiosk',
    },
    optional(z.string().regex(/^[a-z]{8,40}$/)),
  ),
};

function openKiosk(books: KioskBooks, key: string): PaymentGateway {
  const known = ({ reference }: GatewayAttempt) => books.get(reference ?? '');
  const secretOf = (reference: string) => `${key}-${reference}`;
  return {
    merchant: null,
    startIsIdempotent: false,
    async start({ transactionId, amountCents, method }) {
      const reference = `K${books.size + 1}`;
      books.set(reference, { amountCents, transactionId, method, state: 'started', refundedCents: 0 });
      return ok({
        reference,
        secret: secretOf(reference),
        redirectUrl: `https://kiosk.test/pay/${reference}`,
      });
    },
    async read(attempt) {
      const payment = known(attempt);
      if (payment === undefined) return ok(null);
      const { state, amountCents, transactionId } = payment;
      return ok({
        state,
        reference: attempt.reference ?? '',
        eventId: `${attempt.reference}:${state}`,
        amountCents,
        currency: 'EUR',
        transactionId,
        open: state === 'started',
        failure: state === 'failed' ? { code: 'no-money', message: '' } : null,
      });
    },
    capture: async () => ok(null),
    async cancel(attempt) {
      const payment = known(attempt);
      if (payment?.state === 'started') payment.state = 'cancelled';
      return ok(null);
    },
    async refund(attempt, { amountCents }) {
      const payment = known(attempt);
      if (payment === undefined) return { kind: 'refused', code: 'unknown', message: '' };
      payment.refundedCents += amountCents;
      return ok({ state: 'done', reference: `${attempt.reference}-refund`, message: '' });
    },
    step: ({ redirectUrl }) => ({ kind: 'redirect', url: redirectUrl }),
    async receive({ query }, inbox) {
      const reference = query.get('payment') ?? '';
      return inbox.hint({ reference, secret: query.get('proof') ?? '', status: 'changed' });
    },
  };
}

/** A gateway that no other file of the shop knows. */
export const kiosk = (books: KioskBooks): Gateway =>
  defineGateway({ name: 'kiosk' }, settings, ({ kioskKey }) => ({
    hasKeys: kioskKey !== undefined,
    keys: ['KIOSK_KEY'],
    testCredentials: kioskKey === 'kioskkiosk' ? ['KIOSK_KEY'] : [],
    methods: ['satispay', 'online'],
    wallets: [],
    events: 'hints',
    webhook: {
      verb: 'GET',
      path: '/api/open/kiosk',
      answer: (receipt) => new Response(receipt, { status: receipt === 'taken' ? 200 : 403 }),
    },
    failureReason: (code) => (code === 'no-money' ? 'funds' : null),
    returned(query) {
      const [reference, secret] = [query.get('payment') ?? '', query.get('proof') ?? ''];
      return reference === '' || secret === '' ? null : { reference, secret };
    },
    open: () => openKiosk(books, kioskKey ?? ''),
  }));
