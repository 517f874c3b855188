import { describe, expect, test } from 'vitest';
import { keyInAuthorization, mayCall } from './application-key.ts';

const key = 'shop-key:shop-secret';
const call = (headers: Record<string, string>) => ({
  header: (name: string) => headers[name],
  ownHosts: ['shop.example', 'localhost:3000'],
});

describe('K02 application key', () => {
  test('without a configured key every guest may call', () => {
    expect(mayCall(undefined, call({}))).toBe(true);
  });

  test.each([
    [`token ${key}`],
    [`Token ${key}`],
    [`Bearer ${key}`],
    [`Basic ${Buffer.from(key).toString('base64')}`],
  ])('%s opens the door', (authorization) => {
    expect(mayCall(key, call({ authorization }))).toBe(true);
  });

  test.each([
    [{}],
    [{ authorization: 'token wrong:secret' }],
    [{ authorization: key }],
    [{ authorization: 'token' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'https://elsewhere.example' }],
    [{ referer: 'not an address' }],
  ])('a call from outside with %j is refused', (headers) => {
    expect(mayCall(key, call(headers as unknown as Record<string, string>))).toBe(false);
  });

  test.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'https://shop.example' }],
    [{ referer: 'http://localhost:3000/shop?category=Utensili' }],
  ])('the shop’s own pages need no key: %j', (headers) => {
    expect(mayCall(key, call(headers as unknown as Record<string, string>))).toBe(true);
  });

  test('a wrong key is refused even from the shop’s own page', () => {
    expect(mayCall(key, call({ authorization: 'token wrong', 'sec-fetch-site': 'same-origin' }))).toBe(false);
  });

  test('other schemes carry no key', () => {
    expect(keyInAuthorization('Digest abc')).toBeUndefined();
    expect(keyInAuthorization(undefined)).toBeUndefined();
  });
});
