import { describe, expect, it } from 'vitest';
import { forgetSeen, rememberSeen, seenIn, seenKey } from './seen-list.ts';

function storage(text?: string) {
  const kept = new Map(text === undefined ? [] : [[seenKey, text]]);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('products seen in a browser', () => {
  it('are the last twelve, the latest first, each once', () => {
    const browser = storage();
    for (let id = 1; id <= 14; id += 1) rememberSeen(browser, { id, sku: `S${id}` });
    rememberSeen(browser, { id: 10, sku: 'S10-RED' });
    const seen = seenIn(browser);
    expect(seen.slice(0, 3)).toEqual([
      { id: 10, sku: 'S10-RED' },
      { id: 14, sku: 'S14' },
      { id: 13, sku: 'S13' },
    ]);
    expect(seen).toHaveLength(12);
  });

  it.each([
    ['no JSON', '{"id":', []],
    ['no list', '{"id":1,"sku":"A"}', []],
    [
      'entries of another kind',
      '[null,1,"A",{"id":"1","sku":"A"},{"id":2},{"id":3,"sku":""},{"id":4,"sku":"D"}]',
      [4],
    ],
    ['the same twice', '[{"id":1,"sku":"A"},{"id":1,"sku":"B"}]', [1]],
    [
      'a list without end',
      JSON.stringify(Array.from({ length: 5_000 }, (_, id) => ({ id, sku: 'A' }))),
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    ],
  ])('are repaired from %s, and the next one is kept', (_, text, ids) => {
    const browser = storage(text);
    expect(seenIn(browser).map(({ id }) => id)).toEqual(ids);
    rememberSeen(browser, { id: 99, sku: 'Z' });
    expect(seenIn(browser)[0]).toEqual({ id: 99, sku: 'Z' });
  });

  it('are forgotten, all of them or those no longer sold, and leave nothing behind', () => {
    const browser = storage('[{"id":1,"sku":"A"},{"id":2,"sku":"B"}]');
    forgetSeen(browser, [1]);
    expect(seenIn(browser).map(({ id }) => id)).toEqual([2]);
    forgetSeen(browser);
    expect(browser.kept.size).toBe(0);
  });

  it('are nobody’s business where the browser keeps nothing', () => {
    expect(seenIn(null)).toEqual([]);
    expect(() => rememberSeen(null, { id: 1, sku: 'A' })).not.toThrow();
  });
});
