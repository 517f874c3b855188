import { useState } from 'react';

interface DraftLine {
  readonly sku: string;
  readonly name: string;
  readonly options: string;
  readonly qty: number;
  /** The price last shown, in euros: another is reported. */
  readonly seen: number;
}

/** An order as it is typed; kept in the browser until it is placed. */
export interface Draft {
  /** One order: sent twice, it is placed once. */
  readonly key: string;
  readonly lines: readonly DraftLine[];
  readonly customer: { readonly id: number; readonly name: string } | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly address_line1: string;
  readonly address_line2: string;
  readonly pincode: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly invoice: 'none' | 'Individual' | 'Company';
  readonly company_name: string;
  readonly vat_number: string;
  readonly tax_code: string;
  readonly recipient_code: string;
  readonly pec: string;
  /** Empty: the first that fits. */
  readonly shippingRule: string;
  readonly coupons: readonly string[];
  readonly takeBack: boolean;
  readonly note: string;
  readonly payment: 'transfer' | 'link';
  readonly language: 'it' | 'en' | 'sk';
}

export type DraftText = {
  [Name in keyof Draft]: Draft[Name] extends string ? (string extends Draft[Name] ? Name : never) : never;
}[keyof Draft];

const emptyDraft = (): Draft => ({
  key: crypto.randomUUID(),
  lines: [],
  customer: null,
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  address_line1: '',
  address_line2: '',
  pincode: '',
  city: '',
  state: '',
  country: 'IT',
  invoice: 'none',
  company_name: '',
  vat_number: '',
  tax_code: '',
  recipient_code: '',
  pec: '',
  shippingRule: '',
  coupons: [],
  takeBack: false,
  note: '',
  payment: 'transfer',
  language: 'it',
});

const KEPT = 'back-office telephone-order';

function keptDraft(): Draft {
  try {
    return { ...emptyDraft(), ...(JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Partial<Draft>) };
  } catch {
    return emptyDraft();
  }
}

function keep(draft: Draft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, JSON.stringify(draft));
  } catch {
    // Without storage the draft lives as long as its page.
    return;
  }
}

/** The draft of this tab: it survives a reload, and ends with `clear`. */
export function useTelephoneDraft() {
  const [draft, setDraft] = useState(keptDraft);
  return {
    draft,
    change(part: Partial<Draft> | ((before: Draft) => Partial<Draft>)) {
      setDraft((before) => {
        const next = { ...before, ...(typeof part === 'function' ? part(before) : part) };
        keep(next);
        return next;
      });
    },
    clear() {
      keep(null);
      setDraft(emptyDraft());
    },
  };
}
export type ChangeDraft = ReturnType<typeof useTelephoneDraft>['change'];
