import type { quoteOperation } from '@casamaestra/contract/cart/cart.operations.ts';
import type { myOrdersOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import type { AuthRecord } from '@casamaestra/contract/customers/session.operations.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
const record = (change: Partial<AuthRecord> = {}): AuthRecord => ({
  jwt: 'first',
  expires_at: inMinutes(15),
  first_name: 'Anna',
  last_name: 'Bianchi',
  email: 'anna@example.com',
  ...change,
});

interface Asked {
  readonly method: string;
  readonly jwt: string | null;
}

let stored: Map<string, string>;
const storageListeners = new Set<(event: unknown) => void>();
let asked: Asked[];
let answers: Record<string, (jwt: string | null) => Response>;

const ok = (message: unknown): Response => Response.json({ message });
const loginRequired = (): Response =>
  Response.json({ exc_type: 'AuthenticationError', _error_message: 'Accedi.' }, { status: 401 });

/** A browser with storage and a service that answers as each test says. */
beforeEach(() => {
  stored = new Map();
  storageListeners.clear();
  asked = [];
  answers = {};
  vi.resetModules();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    },
    addEventListener: (_: string, listener: (event: unknown) => void) => storageListeners.add(listener),
    removeEventListener: (_: string, listener: (event: unknown) => void) => storageListeners.delete(listener),
    dispatchEvent: (event: unknown) => storageListeners.forEach((listener) => listener(event)),
  });
  vi.stubGlobal(
    'StorageEvent',
    class {
      readonly key: string;
      constructor(_: string, { key }: { key: string }) {
        this.key = key;
      }
    },
  );
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Headers }) => {
    const method = address.replace(/^.*\./, '');
    const jwt = headers.get('Jwt');
    asked.push({ method, jwt });
    const answer = answers[method];
    if (!answer) throw new TypeError('offline');
    return answer(jwt);
  });
});
afterEach(() => vi.unstubAllGlobals());

const load = async () => ({
  ...(await import('./auth-store.ts')),
  ...(await import('../platform/service-call.ts')),
});

describe('A02 the login of this browser', () => {
  it('is stored under `auth` with its five fields only, and subscribers are notified', async () => {
    const { saveAuth, currentAuth, subscribeAuth } = await load();
    const told = vi.fn<() => void>();
    const stop = subscribeAuth(told);
    saveAuth({ ...record(), message: 'Benvenuto' } as AuthRecord);
    expect(Object.keys(JSON.parse(stored.get('auth') ?? '{}'))).toHaveLength(5);
    expect(currentAuth()).toMatchObject({ jwt: 'first', email: 'anna@example.com' });
    expect(currentAuth()).toBe(currentAuth());
    stop();
    saveAuth(null);
    expect(stored.has('auth')).toBe(false);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('identifies calls, and guests by nothing', async () => {
    answers = { mine: () => ok({}) };
    const { saveAuth, callService } = await load();
    await callService<typeof myOrdersOperation>('casamaestra.orders.mine', {});
    saveAuth(record());
    await callService<typeof myOrdersOperation>('casamaestra.orders.mine', {});
    await callService<typeof myOrdersOperation>('casamaestra.orders.mine', {}, undefined, {
      anonymous: true,
    });
    expect(asked.map(({ jwt }) => jwt)).toEqual([null, 'Bearer first', null]);
  });

  it('is renewed once before it ends, however many calls go out at the same time', async () => {
    answers = { mine: () => ok({}), refresh: () => ok(record({ jwt: 'second' })) };
    const { saveAuth, callService } = await load();
    saveAuth(record({ expires_at: inMinutes(0.5) }));
    await Promise.all(
      [1, 2, 3].map(() => callService<typeof myOrdersOperation>('casamaestra.orders.mine', {})),
    );
    expect(asked.filter(({ method }) => method === 'refresh')).toEqual([{ method: 'refresh', jwt: null }]);
    expect(asked.filter(({ jwt }) => jwt === 'Bearer second')).toHaveLength(3);
  });

  it('is renewed when the service no longer takes it, and the call is made again', async () => {
    answers = {
      mine: (jwt) => (jwt === 'Bearer second' ? ok({ orders: [] }) : loginRequired()),
      refresh: () => ok(record({ jwt: 'second' })),
    };
    const { saveAuth, callService } = await load();
    saveAuth(record());
    expect(await callService<typeof myOrdersOperation>('casamaestra.orders.mine', {})).toEqual({
      ok: true,
      value: { orders: [] },
    });
    expect(asked.map(({ method }) => method)).toEqual(['mine', 'refresh', 'mine']);
  });

  it('ends when the renewal is refused; the call then goes out as a guest’s', async () => {
    answers = { quote: () => ok({ total: 1 }), refresh: loginRequired };
    const { saveAuth, callService, currentAuth } = await load();
    saveAuth(record({ expires_at: inMinutes(-1) }));
    expect(await callService<typeof quoteOperation>('casamaestra.cart.quote', { lines: [] })).toEqual({
      ok: true,
      value: { total: 1 },
    });
    expect(currentAuth()).toBeNull();
    expect(asked.at(-1)).toEqual({ method: 'quote', jwt: null });
  });

  it('outlives a service that cannot be reached', async () => {
    const { saveAuth, callService, currentAuth, ServiceUnreachable } = await load();
    saveAuth(record({ expires_at: inMinutes(-1) }));
    await expect(callService<typeof myOrdersOperation>('casamaestra.orders.mine', {})).rejects.toBeInstanceOf(
      ServiceUnreachable,
    );
    expect(currentAuth()?.email).toBe('anna@example.com');
  });

  it('leaves this browser even when the logout cannot be sent', async () => {
    const { saveAuth, endLogin, currentAuth } = await load();
    saveAuth(record());
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    await endLogin();
    expect(currentAuth()).toBeNull();
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });

  it('removes what was typed when it ends, from storage and from this tab', async () => {
    answers = { logout: () => ok(null) };
    const { saveAuth, endLogin } = await load();
    saveAuth(record());
    for (const key of ['order', 'address', 'checkout', 'order-attempt', 'cart-list']) stored.set(key, '{}');
    const told: unknown[] = [];
    storageListeners.add((event) => told.push((event as StorageEvent).key));
    await endLogin();
    expect([...stored.keys()]).toEqual(['cart-list']);
    expect(told).toEqual(['order', 'address', 'checkout', 'order-attempt']);
  });

  it('takes over changed names, and notifies nobody when they are the same', async () => {
    const { saveAuth, mergeAuth, currentAuth, subscribeAuth } = await load();
    saveAuth(record());
    const told = vi.fn<() => void>();
    subscribeAuth(told);
    mergeAuth({ first_name: 'Anna', last_name: 'Bianchi' });
    expect(told).not.toHaveBeenCalled();
    mergeAuth({ last_name: 'Verdi' });
    expect(told).toHaveBeenCalledOnce();
    expect(currentAuth()).toMatchObject({ jwt: 'first', last_name: 'Verdi' });
  });
});
