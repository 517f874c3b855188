import { describe, expect, it } from 'vitest';
import { gatewayReturnFrom, orderTokenFrom } from './gateway-return.ts';

describe('R29 R30 returning from a gateway', () => {
  it.each([
    '?gateway=axerve&a=GESPAY1&Status=OK&paymentID=123&paymentToken=abc',
    '?gateway=stripe&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded',
    '?A=GESPAY1&b=abc',
  ])('%s goes to the service as it is', (search) => {
    expect(gatewayReturnFrom(search)).toBe(search);
  });

  it.each(['?order=abc', '?a=GESPAY1', '?paymentgateway=transfer', ''])('%s is no return', (search) => {
    expect(gatewayReturnFrom(search)).toBeNull();
  });

  it('reads the token of an order', () => {
    expect(orderTokenFrom('?order=a.b-c')).toBe('a.b-c');
    expect(orderTokenFrom('?altro=1')).toBeNull();
  });
});
