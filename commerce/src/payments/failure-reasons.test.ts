import { describe, expect, test } from 'vitest';
import { axerveFailure } from './axerve/axerve-failures.ts';
import { stripeFailure } from './stripe/stripe-failures.ts';

describe('C09 why a card payment failed', () => {
  test.each([
    ['251', 'funds'],
    ['451', 'funds'],
    ['433', 'expired'],
    ['454', 'expired'],
    ['1149', 'cvv'],
    ['8026', 'authentication'],
    ['8027', 'authentication'],
    ['8038', 'authentication'],
    ['8039', null],
    ['1140', 'abandoned'],
    ['1143', 'abandoned'],
    ['57', 'blocked'],
    ['74', 'denied'],
    ['7400', 'denied'],
    ['1147', 'amount'],
    ['9999', null],
    ['64', null],
    ['insufficient_funds', 'funds'],
    ['expired_card', 'expired'],
    ['incorrect_cvc', 'cvv'],
    ['authentication_required', 'authentication'],
    ['payment_intent_authentication_failure', 'authentication'],
    ['stolen_card', 'blocked'],
    ['something_new', null],
    ['constructor', null],
    ['', null],
  ])('%s: %s', (code, reason) => expect(axerveFailure(code) ?? stripeFailure(code)).toBe(reason));
});
