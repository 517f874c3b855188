import { describe, expect, test } from 'vitest';
import { readTarget } from './request-target.ts';

describe('the address of a request', () => {
  test.each([
    ['/', '/', ''],
    ['/shop?page=2', '/shop', 'page=2'],
    ['/shop?next=/../x//y', '/shop', 'next=/../x//y'],
    ['/det/a.b..c', '/det/a.b..c', ''],
    ['/.well-known/x', '/.well-known/x', ''],
    ['/api/resource/Promo%20Slider', '/api/resource/Promo%20Slider', ''],
    ['/det/citt%C3%A0', '/det/citt%C3%A0', ''],
    ['http://shop.example', '/', ''],
    ['HTTPS://shop.example?x=1', '/', 'x=1'],
    ['http://shop.example/shop?x', '/shop', 'x'],
  ])('%s is read as path and query', (target, path, query) => {
    expect(readTarget(target)).toEqual({ path, query });
  });

  test.each([
    '/media/../api/resource/User',
    '/media/./a',
    '/..',
    '/a/.',
    '/documents/%2e%2e/api/resource/User',
    '/documents/.%2E/x',
    '/documents/%2E/x',
    '/media/..\\api',
    '/media/..%5Capi',
    '//evil.example/a',
    '/api//shop',
    '/api%2fresource%2FUser',
    '/shop#/../x',
    '/a%00b',
    '/a%0d%0ab',
    '/a%C2%85b',
    '/%E0%A4%A',
    '/100%',
    '*',
    'ftp://evil.example/healthz',
    'http:/shop',
    'shop',
    '',
  ])('%j is refused', (target) => {
    expect(readTarget(target === '' ? 'x' : target)).toBeUndefined();
  });
});
