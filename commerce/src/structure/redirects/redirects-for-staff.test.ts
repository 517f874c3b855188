import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StaffBrowser } from '../../staff/testing/staff-browser.ts';
import { openSeatShop } from '../testing/seat-shop.ts';
import type { SeatShop } from '../testing/seat-shop.ts';

let seats: SeatShop;
let person: StaffBrowser;
beforeEach(async () => {
  seats = await openSeatShop('content');
  ({ person } = seats);
});
afterEach(() => seats.close());

describe('addresses that lead elsewhere', () => {
  type Redirects = {
    rows: { from: string; to: string | null; status: number; source: string }[];
    count: number;
  };
  const redirects = async (text = '') => (await person.value<Redirects>('redirects.list', { text })).rows;
  const put = (from: string, to: string | null, seen: string | null = null) =>
    person.value<{ change: number }>('redirects.save', { from, to, status: to === null ? 410 : 301, seen });
  const leads = async (from: string) =>
    seats.shop.value<{ status: number | null; to: string | null }>(
      `/api/method/casamaestra.redirects.find?address=${encodeURIComponent(from)}`,
    );

  test('is added, flattened with others, changed, removed and taken back', async () => {
    await put('/vecchia', '/offerte-vecchie');
    const { change } = await put('/offerte-vecchie', '/shop?is_sale=1');
    expect(await redirects('vecchi')).toEqual([
      { from: '/offerte-vecchie', to: '/shop?is_sale=1', status: 301, source: 'staff' },
      { from: '/vecchia', to: '/shop?is_sale=1', status: 301, source: 'staff' },
    ]);
    expect(await leads('/vecchia')).toEqual({ status: 301, to: '/shop?is_sale=1' });
    expect(await seats.undo(change)).toMatchObject({ undone: 2, kept: [] });
    expect(await redirects()).toEqual([
      { from: '/vecchia', to: '/offerte-vecchie', status: 301, source: 'staff' },
    ]);
    await put('/vecchia', null, '301 /offerte-vecchie');
    expect(await leads('/vecchia')).toEqual({ status: 410, to: null });
    const removed = await person.value<{ change: number }>('redirects.remove', { from: '/vecchia' });
    expect(await redirects()).toEqual([]);
    await seats.undo(removed.change);
    expect(await leads('/vecchia')).toEqual({ status: 410, to: null });
  });

  test.each([
    ['vecchia', '/shop', 'staff_redirect_wrong'],
    ['/shop', '/', 'staff_redirect_wrong'],
    ['/vecchia', 'https://altrove.example/', 'staff_redirect_wrong'],
    ['/vecchia', '/vecchia', 'staff_redirect_wrong'],
    ['/det/s-1', '/shop', 'staff_redirect_wrong'],
  ])('%s to %s is refused with a sentence', async (from, to, code) => {
    const input = { from, to, status: 301, seen: null };
    const { body } = await person.call('redirects.save', input);
    expect(body).toMatchObject({ code, field: 'from' });
    expect(JSON.stringify(body)).toMatch(/indirizzo|negozio|Giro/u);
    expect(await redirects()).toEqual([]);
  });

  test('who comes second is told where it leads now', async () => {
    await put('/vecchia', '/shop');
    const input = { from: '/vecchia', to: '/web-page/chi-siamo', status: 301, seen: null };
    expect(await person.refusal('redirects.save', input)).toBe('changed_meanwhile');
    expect(await person.refusal('redirects.remove', { from: '/mai-vista' })).toBe('staff_redirect_unknown');
  });

  describe('from a file', () => {
    type Trial = {
      lines: number;
      changes: object[];
      changed: number;
      bad: { line: number | null; reason: string }[];
      bad_lines: number;
      fingerprint: string;
    };
    const tried = (text: string) => person.value<Trial>('redirects.try_file', { text });

    test('is tried without writing, then written whole and taken back whole', async () => {
      await put('/gia', '/shop');
      const text = 'da;a;stato\n/uno;/due\n/due;/shop?is_sale=1;302\n/via;410\n/gia;/shop\n';
      const trial = await tried(text);
      expect(trial).toMatchObject({ lines: 4, changed: 3, bad: [], bad_lines: 0 });
      expect(trial.changes).toContainEqual({ from: '/via', before: null, after: '410' });
      expect(trial.changes).toContainEqual({ from: '/uno', before: null, after: '302 /shop?is_sale=1' });
      expect(await redirects()).toHaveLength(1);
      const { change, changed } = await person.value<{ change: number; changed: number }>(
        'redirects.import',
        {
          text,
          fingerprint: trial.fingerprint,
        },
      );
      expect(changed).toBe(3);
      expect(await leads('/uno')).toEqual({ status: 302, to: '/shop?is_sale=1' });
      expect(await tried(text)).toMatchObject({ changed: 0 });
      expect(await seats.undo(change)).toMatchObject({ undone: 3, kept: [] });
      expect(await redirects()).toHaveLength(1);
    });

    test('with bad lines says each with its number and reason, shows what the others would do, and writes none', async () => {
      const text = [
        '/uno /shop',
        'senza senso',
        '/det/s-1 /shop',
        '/due https://altrove.example/',
        '/uno /',
      ].join('\n');
      const { bad, changes, fingerprint } = await tried(text);
      expect(bad.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
      expect(bad[2]?.reason).toContain('altrove.example');
      expect(changes).toEqual([{ from: '/uno', before: null, after: '301 /shop' }]);
      expect(await person.refusal('redirects.import', { text, fingerprint })).toBe('staff_redirect_wrong');
      expect(await redirects()).toEqual([]);
    });

    test('is not written when something changed since the trial, or when it changes nothing', async () => {
      const text = '/uno /shop';
      const { fingerprint } = await tried(text);
      await put('/uno', null);
      expect(await person.refusal('redirects.import', { text, fingerprint })).toBe('staff_redirects_changed');
      const same = await tried('/uno 410');
      expect(
        await person.refusal('redirects.import', { text: '/uno 410', fingerprint: same.fingerprint }),
      ).toBe('staff_redirects_nothing');
    });
  });
});
