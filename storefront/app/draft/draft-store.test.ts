import { describe, expect, it } from 'vitest';
import { afterOrder, emptyDraft } from './checkout-draft.ts';
import { createDraftStore } from './draft-store.ts';

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
