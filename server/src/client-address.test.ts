import { readConfig } from '@casamaestra/commerce/shop-config.ts';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';
import type { Exchange } from './exchange.ts';

test.each([
  ['off', '10.0.0.2', '203.0.113.9', '10.0.0.2'],
  ['on', '192.0.2.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['on', '192.0.2.1', '', '192.0.2.1'],
  ['10.0.0.2', '10.0.0.2', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['10.0.0.2', '::ffff:10.0.0.2', '203.0.113.9', '203.0.113.9'],
  ['10.0.0.2', '192.0.2.1', '203.0.113.9', '192.0.2.1'],
  ['10.0.0.0/8, 192.0.2.0/24', '10.0.0.2', '1.1.1.1, 203.0.113.9, 192.0.2.7', '203.0.113.9'],
  ['10.0.0.0/8', '10.0.0.2', '10.0.0.3', '10.0.0.3'],
  ['fd00::/8', 'fd00::1', '2001:db8::5', '2001:db8::5'],
  ['on', '192.0.2.1', '1.1.1.1:80, 203.0.113.9:52144', '203.0.113.9'],
  ['10.0.0.0/8', '10.0.0.2', '203.0.113.9:52144, 10.0.0.3:443', '203.0.113.9'],
  ['fd00::/8', 'fd00::1', '[2001:db8::5]:52144, [fd00::2]', '2001:db8::5'],
])('TRUST_PROXY=%s: %s says “%s”, counted is %s', (trust, remoteAddress, forwarded, counted) => {
  const message = {
    socket: { remoteAddress },
    headers: forwarded === '' ? {} : { 'x-forwarded-for': forwarded },
  };
  const exchange = { message } as unknown as Exchange;
  expect(clientAddress(exchange, readConfig({ TRUST_PROXY: trust }))).toBe(counted);
});
