import { describe, expect, it, vi } from 'vitest';
import { afterOrder, emptyDraft } from './checkout-draft.ts';
import { createDraftStore } from './draft-store.ts';
import { isWhole } from './whole-draft.ts';

const memory = (entries: Record<string, string> = {}) => {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
};

describe('C08 nothing typed is lost', () => {
  it('keeps the order address under its own key and the rest beside it', () => {
    const storage = memory();
    const store = createDraftStore(storage);
    expect(store.getState().shipping.country).toBe('IT');
    store.change({ email: 'a@b.it', shipping: { ...emptyDraft.shipping, city: 'Bologna' } });
    expect(JSON.parse(storage.getItem('address') ?? '')).toMatchObject({ city: 'Bologna', country: 'IT' });
    expect(createDraftStore(storage).getState()).toEqual(store.getState());
  });

  it('damaged parts are empty, the others stay', () => {
    const stored = {
      email: 'a@b.it',
      phone: 7,
      invoice: 'Fax',
      payment_method: 'cash',
      coupon_codes: [1, 'CIAO10', '', 'X'.repeat(41)],
    };
    const store = createDraftStore(memory({ checkout: JSON.stringify(stored), address: '{"city":' }));
    expect(store.getState()).toEqual({ ...emptyDraft, email: 'a@b.it', coupon_codes: ['CIAO10'] });
  });

  it('knows whether all that was kept is read as it was, fields of other versions aside', () => {
    const whole = JSON.stringify({ ...emptyDraft, email: 'a@b.it', coupon_codes: ['CIAO10'], fax: 7 });
    expect([isWhole(null, null), isWhole(whole, '{"city":"Bologna"}'), isWhole('null', null)]).toEqual([
      true,
      true,
      true,
    ]);
    const damaged: readonly (readonly [string | null, string | null])[] = [
      ['{"email":', null],
      [null, '{"city":'],
      ['[]', null],
      ['7', null],
      ['{"phone":7}', null],
      ['{"coupon_codes":["CIAO10",1]}', null],
      ['{"billing":"Via Emilia"}', null],
      ['{"billing":{"city":1}}', null],
      [null, '{"country":"italia"}'],
    ];
    expect(damaged.filter((kept) => isWhole(...kept))).toEqual([]);
  });

  it('says when storage is full', () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const full = () => {
      throw new Error('full');
    };
    const store = createDraftStore({ getItem: () => null, setItem: full });
    expect(store.isKept()).toBe(true);
    store.change({ note: 'Citofono Rossi' });
    expect([store.isKept(), store.getState().note]).toEqual([false, 'Citofono Rossi']);
    warned.mockRestore();
  });

  it('works without storage', () => {
    const store = createDraftStore(null);
    store.change({ note: 'Citofono Rossi' });
    expect(store.getState().note).toBe('Citofono Rossi');
  });

  it('after the order who and where stay, the wishes of that order go', () => {
    const draft = {
      ...emptyDraft,
      email: 'a@b.it',
      note: 'Piano 3',
      coupon_codes: ['CIAO10'],
      weee_take_back: true,
    };
    expect(afterOrder(draft)).toEqual({ ...emptyDraft, email: 'a@b.it' });
  });
});
