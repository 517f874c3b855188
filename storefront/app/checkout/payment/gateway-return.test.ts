import { describe, expect, it } from 'vitest';
import { gatewayReturnFrom, orderTokenFrom } from './gateway-return.ts';

describe('R29 R30 the way back from a gateway', () => {
  it.each([
    [
      '?gateway=gestpay&a=GESPAY1&Status=OK&paymentID=123&paymentToken=abc',
      { gateway: 'gestpay', reference: '123', secret: 'abc' },
    ],
    [
      '?gateway=stripe&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded',
      { gateway: 'stripe', reference: 'pi_1', secret: 'pi_1_secret_2' },
    ],
    ['?gateway=gestpay&Status=OK', null],
    ['?gateway=altro&paymentID=1&paymentToken=2', null],
    ['?order=abc', null],
    ['', null],
  ])('%s', (search, found) => {
    expect(gatewayReturnFrom(search)).toEqual(found);
  });

  it('reads the token of an order', () => {
    expect(orderTokenFrom('?order=a.b-c')).toBe('a.b-c');
    expect(orderTokenFrom('?altro=1')).toBeNull();
  });
});
