import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ByteBoundedCache } from './byte-bounded-cache.ts';

describe('Byte-bounded cache', () => {
  test('what was read stays, what was not goes first', () => {
    const cache = new ByteBoundedCache<string, number>(30);
    cache.set('a', 1, 10);
    cache.set('b', 2, 10);
    cache.set('c', 3, 10);
    expect(cache.get('a')).toBe(1);
    cache.set('d', 4, 10);
    expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.get('d')]).toEqual([1, undefined, 3, 4]);
  });

  test('what is larger than the cache is not kept, and pushes nothing out', () => {
    const cache = new ByteBoundedCache<string, number>(30);
    cache.set('a', 1, 10);
    cache.set('b', 2, 31);
    expect([cache.get('a'), cache.get('b'), cache.bytes]).toEqual([1, undefined, 10]);
  });

  test('what grew heavier makes room for itself', () => {
    const cache = new ByteBoundedCache<string, object>(30);
    const heavy = {};
    cache.set('a', {}, 10);
    cache.set('b', heavy, 10);
    cache.get('b');
    cache.reweigh('b', heavy, 25);
    expect([cache.get('a'), cache.get('b'), cache.bytes]).toEqual([undefined, heavy, 25]);
  });

  test('never holds more than its bytes, and never another value than the last one set', () => {
    const step = fc.record({
      key: fc.nat(8),
      value: fc.nat(),
      bytes: fc.nat(40),
      kind: fc.constantFrom('set', 'get', 'delete'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const cache = new ByteBoundedCache<number, number>(100);
        const last = new Map<number, number>();
        for (const { key, value, bytes, kind } of steps) {
          if (kind === 'set') {
            cache.set(key, value, bytes);
            last.set(key, value);
          } else if (kind === 'delete') cache.delete(key);
          const held = cache.get(key);
          expect([undefined, last.get(key)]).toContain(held);
          expect(cache.bytes).toBeLessThanOrEqual(100);
        }
        cache.clear();
        expect(cache.bytes).toBe(0);
      }),
    );
  });
});
