import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import { useState } from 'react';
import { homeCountry } from '../draft/address-draft.ts';
import { browserDraft, useDraft } from '../draft/browser-draft.ts';
import { wantedLines } from '../quote/order-input.ts';
import { isSameCart } from '../quote/quoted-cart.ts';
import { useQuote } from '../quote/use-quote.ts';
import type { QuoteState } from '../quote/use-quote.ts';
import { browserCart } from '../cart/browser-cart.ts';
import { energyPart } from '../catalogue/energy-class.ts';
import { unitPart } from '../catalogue/unit-price.ts';
import { checkedCart, mergedLineChanges } from '../cart/cart-check.ts';
import type { CheckedCart, KnownSku } from '../cart/cart-check.ts';
import { figuresOf } from '../cart/quoted-figures.ts';
import type { CartLine } from '../cart/cart-line.ts';

export interface CartQuote extends QuoteState {
  /** Changes of the lines since the shopper last saw them, by SKU. */
  readonly changes: CheckedCart['changes'];
  readonly couponMessage: string | null;
  readonly setCoupons: (codes: readonly string[]) => void;
  /** CAP of the delivery estimate; empty while unknown. */
  readonly cap: string;
  readonly setCap: (cap: string) => void;
}

const noChanges: CheckedCart['changes'] = new Map();

/** Gets a quote of the cart and updates it; changes are listed. */
export function useCartQuote(lines: readonly CartLine[]): CartQuote {
  const { coupon_codes: codes, shipping, shipping_kind: kind, shipping_rule: rule } = useDraft();
  const [changes, setChanges] = useState(noChanges);
  const [couponMessage, setCouponMessage] = useState<string | null>(null);
  const [cap, setCap] = useState(shipping.country === 'IT' ? shipping.pincode : '');
  const wanted = {
    lines: wantedLines(lines),
    country: kind === 'pickup' ? homeCountry : shipping.country,
    shipping_kind: kind,
    ...(/^\d{5}$/.test(cap) && { pincode: cap }),
    ...(rule !== '' && { shipping_rule: rule }),
    coupon_codes: [...codes],
  };
  const takeIn = (quote: Quote): void => {
    const cart = browserCart();
    const { list } = cart.getState();
    const checked = checkedCart(list, knownSkus(quote));
    setChanges((told) => mergedLineChanges(told, checked.changes));
    if (!isSameCart(list, checked.lines)) cart.update(checked.lines);
    cart.quoted(figuresOf(quote));
    const refused = quote.changes.filter(({ kind }) => kind === 'coupon_refused');
    if (refused.length === 0) return;
    setCouponMessage(refused.map(({ message }) => message).join(' '));
    const gone = new Set(refused.map(({ subject }) => subject.toUpperCase()));
    browserDraft().change({ coupon_codes: codes.filter((code) => !gone.has(code.toUpperCase())) });
  };
  const state = useQuote(lines.length === 0 ? null : wanted, takeIn);
  return {
    ...state,
    changes,
    couponMessage,
    setCoupons: (chosen) => {
      setCouponMessage(null);
      browserDraft().change({ coupon_codes: chosen });
    },
    cap,
    setCap: (typed) => {
      setCap(typed);
      // The CAP is stored with the delivery address, unless the shopper has begun to enter one.
      if (/^\d{5}$/.test(typed) && shipping.address_line1 === '' && shipping.city === '')
        browserDraft().change({ shipping: { ...shipping, pincode: typed } });
    },
  };
}

const knownSkus = (quote: Quote): KnownSku[] =>
  quote.lines.map((line) => {
    const { sku, slug, price, stock } = line;
    return { sku, slug, price, stock, ...energyPart(line), ...unitPart(line) };
  });
