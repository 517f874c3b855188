import { describe, expect, it } from 'vitest';
import { mayReload } from './chunk-reload.ts';

describe('E04 a chunk that fails to load', () => {
  it('reloads at once the first time and at most once a minute', () => {
    expect(mayReload(null, 1_000)).toBe(true);
    expect(mayReload('1000', 60_999)).toBe(false);
    expect(mayReload('1000', 61_000)).toBe(true);
    expect(mayReload('rubbish', 1_000)).toBe(true);
  });
});
