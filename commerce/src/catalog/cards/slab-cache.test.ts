import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ByteSlice } from '../../platform/bytes/byte-slab.ts';
import { SlabCache } from './slab-cache.ts';

const read = (slice: ByteSlice | undefined) => slice?.bytes.toString('utf8', slice.start, slice.end);
const card = (id: number, size = 20_000) => `${id}:${'è'.repeat(size / 2)}`;

describe('Slab cache of cards', () => {
  test('entries read repeatedly outlive others', () => {
    const cache = new SlabCache(1_000_000);
    cache.set(0, card(0));
    for (let id = 1; id < 200; id += 1) {
      cache.set(id, card(id));
      expect(read(cache.get(0))).toBe(card(0));
    }
    expect(cache.get(1)).toBeUndefined();
    expect(cache.bytes).toBeLessThan(1_300_000);
  });

  test('a slice stays valid after its card was evicted', () => {
    const cache = new SlabCache(600_000);
    const slice = cache.set(1, card(1));
    cache.clear();
    for (let id = 2; id < 100; id += 1) cache.set(id, card(id));
    expect(read(slice)).toBe(card(1));
  });

  test('a text that is too large is returned but not stored', () => {
    const cache = new SlabCache(600_000);
    expect(read(cache.set(1, card(1, 100_000)))).toBe(card(1, 100_000));
    expect(cache.get(1)).toBeUndefined();
  });

  test('always returns the latest text of a key', () => {
    const step = fc.record({
      key: fc.nat(30),
      size: fc.nat(30_000),
      kind: fc.constantFrom('set', 'get', 'delete'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const cache = new SlabCache(600_000);
        const last = new Map<number, string>();
        for (const [index, { key, size, kind }] of steps.entries()) {
          if (kind === 'set') {
            last.set(key, card(index, size));
            cache.set(key, card(index, size));
          } else if (kind === 'delete') {
            last.delete(key);
            cache.delete(key);
          }
          expect([undefined, last.get(key)]).toContain(read(cache.get(key)));
        }
      }),
      { numRuns: 40 },
    );
  });
});
