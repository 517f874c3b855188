import {
  paymentReturnOperation,
  payAgainOperation,
} from '@casamaestra/contract/payments/payments.operations.ts';
import { trackOrderOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import { languages } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageOf } from '../checkout/testing/checkout-shop.ts';
import type { Placed } from '../checkout/testing/checkout-shop.ts';
import { startPaymentShop } from './testing/payment-shop.ts';
import type { PaymentShop } from './testing/payment-shop.ts';

let shop: PaymentShop;
let failed: Placed;
beforeAll(async () => {
  shop = await startPaymentShop({ LANGUAGES: 'it,en,sk' });
  failed = await shop.buy('axerve');
  const [attempt] = await shop.payments(failed.order_number);
  await shop.bank.control.choose(attempt?.gateway_reference ?? '', { outcome: 'refused', reason: 'funds' });
  await shop.drain();
});
afterAll(() => shop.close());

const speaking = (language: Language) => ({ cookie: `language=${language}` });
const tracked = async (language: Language) => {
  const answer = await shop.post(
    trackOrderOperation.path,
    { order_token: failed.order_token },
    speaking(language),
  );
  return messageOf(answer, trackOrderOperation.output);
};
const back = async (language: Language) => {
  const [attempt] = await shop.payments(failed.order_number);
  const { gateway_reference: reference, gateway_secret: secret } = attempt ?? {};
  const input = { gateway: 'axerve', reference, secret };
  return messageOf(
    await shop.post(paymentReturnOperation.path, input, speaking(language)),
    paymentReturnOperation.output,
  );
};

/** Words of each sentence in Italian, English and Slovak. */
const reasons = {
  payment_funds: ['disponibilità insufficiente', 'not enough funds', 'nedostatok prostriedkov'],
  payment_expired: ['La carta risulta scaduta', 'The card has expired', 'Platnosť karty sa skončila'],
  payment_cvv: ['(CVV) non è corretto', '(CVV) is wrong', '(CVV) nie je správny'],
  payment_authentication: ['non ha confermato la tua identità', 'confirm that it is you', 'vašu totožnosť'],
  payment_abandoned: ['Hai interrotto il pagamento', 'You left the payment', 'Platbu ste prerušili'],
  payment_denied: ['Non dice perché', 'without saying why', 'bez udania dôvodu'],
  payment_blocked: ['non può essere usata', 'cannot be used', 'nemožno použiť'],
  payment_amount: ['supera il limite della carta', 'over the limit', 'prekračuje limit karty'],
  payment_generic: ['Il pagamento non è riuscito', 'did not go through', 'Platba sa nepodarila'],
  payment_mismatch: ['non corrisponde all’ordine', 'does not match your order', 'nezodpovedá objednávke'],
  payment_unreachable: ['la banca non risponde', 'The bank is not answering', 'Banka práve neodpovedá'],
} as const;

describe('why a payment failed is a code, and a sentence in the caller’s language', () => {
  test('after the bank refused, to whoever comes back and to whoever looks at the order', async () => {
    for (const [index, language] of languages.entries()) {
      const words = expect.stringContaining(reasons.payment_funds[index] ?? '') as string;
      const reason = { code: 'payment_funds', facts: {} };
      expect(await back(language)).toMatchObject({ payment: 'failed', reason, message: words });
      expect(await tracked(language)).toMatchObject({ payment_reason: reason, payment_message: words });
    }
  });

  test.each(Object.entries(reasons))('%s', async (code, words) => {
    await shop.database
      .updateTable('payment')
      .set({ failure_reason: code as keyof typeof reasons })
      .execute();
    for (const [index, language] of languages.entries()) {
      const order = await tracked(language);
      expect(order.payment_reason).toEqual({ code, facts: {} });
      expect(order.payment_message).toContain(words[index]);
    }
  });

  test('a bank that does not answer when an order is paid again', async () => {
    for (const [index, language] of languages.entries()) {
      shop.bank.control.fault({ call: 'axerve.', kind: 'drop', times: 9 });
      const input = { order_token: failed.order_token, payment_method: 'card' };
      const answer = await shop.post(payAgainOperation.path, input, speaking(language));
      const { payment } = messageOf(answer, payAgainOperation.output);
      expect(payment).toMatchObject({
        kind: 'unreachable',
        reason: { code: 'payment_unreachable', facts: {} },
        message: expect.stringContaining(reasons.payment_unreachable[index] ?? '') as string,
      });
      shop.bank.control.clearFaults();
    }
  });
});
