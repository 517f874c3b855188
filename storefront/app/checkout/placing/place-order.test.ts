import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendOrder } from './place-order.ts';

interface Sent {
  readonly idempotency_key: string;
  readonly note?: string;
}

const stored = new Map<string, string>();
let sent: Sent[] = [];
/** What the service answers, call by call; null: no answer comes. */
let answers: (object | null)[] = [];

beforeEach(() => {
  stored.clear();
  sent = [];
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  });
  // Offline: an order without an answer is not sent again by itself.
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as Sent);
    const answer = answers.shift();
    if (!answer) return Promise.reject(new TypeError('no network'));
    return Promise.resolve(Response.json(answer, { status: 'exc_type' in answer ? 409 : 200 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const order = (note: string) => ({ note }) as unknown as Parameters<typeof sendOrder>[0];
const placed = { message: { status: 'placed', order_number: 'CM-1' } };
const duplicate = { exc_type: 'DuplicateEntryError', _error_message: 'Chiave già usata.' };
const keys = () => new Set(sent.map(({ idempotency_key: key }) => key)).size;

describe('R27 one intention, one key', () => {
  it('a placed order ends it: the next one has another key', async () => {
    answers = [placed, placed];
    await sendOrder(order('uno'));
    await sendOrder(order('due'));
    expect(keys()).toBe(2);
  });

  it('an order changed after a lost answer gets the order already placed', async () => {
    answers = [null, duplicate, placed];
    expect((await sendOrder(order('uno'))).kind).toBe('unanswered');
    expect((await sendOrder(order('due'))).kind).toBe('answered');
    expect(sent.map(({ note }) => note)).toEqual(['uno', 'due', 'uno']);
    expect(keys()).toBe(1);
  });

  it('keeps the key when that answer is lost too', async () => {
    answers = [null, duplicate, null, duplicate, placed];
    await sendOrder(order('uno'));
    expect((await sendOrder(order('due'))).kind).toBe('unanswered');
    expect((await sendOrder(order('due'))).kind).toBe('answered');
    expect(sent.at(-1)?.note).toBe('uno');
    expect(keys()).toBe(1);
    expect(stored.has('order-attempt')).toBe(false);
  });
});
