import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface Asked {
  readonly method: string;
  readonly body: unknown;
}

let asked: Asked[];
let reachable: boolean;
/** Answers wait for it. */
let held: Promise<void>;
let session: Map<string, string>;
let wishlist: string[];
let stored: Map<string, string>;

const storage = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, text: string) => entries.set(key, text),
  removeItem: (key: string) => entries.delete(key),
});
const heart = (sku: string) => {
  const attributes = new Map([['aria-pressed', 'false']]);
  return {
    dataset: { wish: sku },
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => {
      attributes.set(name, value);
      if (value === 'true') painted.push(sku);
    },
  };
};
const hearts = [heart('A'), heart('B')];
/** An element of a notice, of which these tests want nothing. */
const notice = () => ({
  dataset: {},
  children: [],
  childElementCount: 0,
  append: () => undefined,
  remove: () => undefined,
  addEventListener: () => undefined,
  setAttribute: () => undefined,
});
/** SKUs of hearts that were ever filled in a test. */
let painted: string[];
const filled = () =>
  hearts.filter((one) => one.getAttribute('aria-pressed') === 'true').map((one) => one.dataset.wish);

/** A page with two hearts and a service that keeps a wishlist. */
beforeEach(() => {
  asked = [];
  painted = [];
  reachable = true;
  held = Promise.resolve();
  session = new Map();
  stored = new Map();
  wishlist = [];
  vi.resetModules();
  vi.stubGlobal('window', {
    localStorage: storage(stored),
    location: { pathname: '/det/a', search: '' },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    setTimeout: () => 0,
    clearTimeout: () => undefined,
  });
  vi.stubGlobal('sessionStorage', storage(session));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', {
    documentElement: { lang: 'it' },
    addEventListener: () => undefined,
    getElementById: () => null,
    querySelectorAll: (selector: string) => (selector.startsWith('dialog') ? [] : hearts),
    createElement: notice,
    body: notice(),
  });
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const method = address.replace(/^.*\./, '');
    if (!reachable) throw new TypeError('offline');
    const input = JSON.parse(body) as { item_code?: string; per_page?: number; skus?: string[] };
    asked.push({ method, body: input });
    if (method === 'add_to_wishlist' && input.item_code !== undefined) wishlist.unshift(input.item_code);
    const shown = wishlist.slice(0, input.per_page);
    const among = {
      skus: wishlist.filter((sku) => input.skus?.includes(sku)),
      page: 1,
      total: wishlist.length,
    };
    const answer = Response.json({
      message: input.skus ? among : shown.map((sku) => ({ item_code: sku })),
    });
    await held;
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

async function load() {
  const { registerMessages } = await import('../i18n/messages.ts');
  const { reviews } = await import('@casamaestra/texts/it/pages/reviews.ts');
  registerMessages('it', { reviews });
  const { saveAuth } = await import('../login/auth-store.ts');
  const login = (email: string, jwt = 'first') =>
    saveAuth({
      jwt,
      expires_at: new Date(Date.now() + 900_000).toISOString(),
      first_name: 'Anna',
      last_name: 'Bianchi',
      email,
    });
  return { ...(await import('./browser-wishlist.ts')), login, logout: () => saveAuth(null) };
}
const click = (toggle: (heart: HTMLElement) => Promise<void>, index: number) =>
  toggle(hearts[index] as unknown as HTMLElement);

describe('C10 hearts', () => {
  it('what a visitor wanted is added once they are logged in, and every heart is right', async () => {
    const { toggleWishlistItem, login, logout } = await load();
    await click(toggleWishlistItem, 1);
    expect(asked).toEqual([]);
    login('anna@example.com');
    await vi.waitFor(() => expect(filled()).toEqual(['B']));
    expect(session.size).toBe(0);
    logout();
    expect(filled()).toEqual([]);
  });

  it('after a change the newest ten are asked for again and kept in the browser, of others only what is shown', async () => {
    const { toggleWishlistItem, startWishlist, login, logout } = await load();
    const kept = () => (JSON.parse(stored.get('casamaestra') ?? '{}') as { wishlist?: unknown }).wishlist;
    login('anna@example.com');
    startWishlist();
    await vi.waitFor(() => expect(kept()).toEqual([]));
    // Another browser wished something meanwhile.
    wishlist = [...Array.from({ length: 9 }, (_, n) => `C${n}`), 'B'];
    asked = [];
    await click(toggleWishlistItem, 0);
    expect(asked.map(({ method, body }) => [method, body])).toEqual([
      ['add_to_wishlist', { item_code: 'A' }],
      ['get_from_wishlist', { page: 1, per_page: 10 }],
      ['page', { skus: ['B'] }],
    ]);
    expect(filled()).toEqual(['A', 'B']);
    expect(kept()).toHaveLength(10);
    logout();
    await vi.waitFor(() => expect(kept()).toEqual([]));
  });

  it('what could not be added stays wanted', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { toggleWishlistItem, login, logout } = await load();
    await click(toggleWishlistItem, 0);
    reachable = false;
    login('anna@example.com');
    await vi.waitFor(() => expect(warned).toHaveBeenCalled());
    warned.mockRestore();
    reachable = true;
    logout();
    login('anna@example.com');
    await vi.waitFor(() => expect(filled()).toEqual(['A']));
  });

  it('ignores an answer that arrives after the logout', async () => {
    const { startWishlist, login, logout } = await load();
    wishlist = ['A'];
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    login('anna@example.com');
    startWishlist();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    logout();
    resolve();
    // Whoever logs in next is answered later still.
    wishlist = ['B'];
    login('bruno@example.com');
    await vi.waitFor(() => expect(filled()).toEqual(['B']));
    expect(painted).not.toContain('A');
  });

  it('asks once for a login, not again when it is renewed', async () => {
    const { startWishlist, login } = await load();
    login('anna@example.com');
    startWishlist();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    login('anna@example.com', 'second');
    login('bruno@example.com');
    await vi.waitFor(() => expect(asked).toHaveLength(2));
  });
});
