import type { Quote, QuoteChange, QuotedLine } from '@casamaestra/contract/cart/quote.ts';
import { isEmailAddress } from '@casamaestra/rules/checkout/email-address.ts';
import { isPostcodeOf, normalPostcode } from '@casamaestra/rules/checkout/postcode.ts';
import { useState } from 'react';
import { browserCart } from '../cart/browser-cart.ts';
import { figuresOf } from '../cart/quoted-figures.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { homeCountry } from '../draft/address-draft.ts';
import { browserDraft } from '../draft/browser-draft.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import { cartAsQuoted, isSameCart, linesToShow, mergedChanges } from './quoted-cart.ts';
import { wantedLines } from './order-input.ts';
import { useQuote } from './use-quote.ts';
import type { QuoteState } from './use-quote.ts';

export interface CheckoutQuote extends QuoteState {
  /** The lines to show; those that cannot be sold have quantity 0. */
  readonly lines: readonly QuotedLine[];
  /** Changes since the shopper last saw the cart, until dismissed. */
  readonly changes: readonly QuoteChange[];
  /** Why a coupon was refused, in the service's words. */
  readonly couponMessage: string | null;
  readonly setCoupons: (codes: readonly string[]) => void;
  readonly seen: () => void;
  /** Applies a quote: updates cart and draft and shows the changes. */
  readonly takeIn: (quote: Quote, found: readonly QuoteChange[]) => void;
}

const none: readonly QuoteChange[] = [];

/** The quote of the cart for the chosen delivery. */
export function useCheckoutQuote(
  lines: readonly CartLine[],
  draft: CheckoutDraft,
  paused: boolean,
): CheckoutQuote {
  const { pincode } = draft.shipping;
  const kind = draft.shipping_kind;
  // For a pick-up the shopper's own country is irrelevant.
  const country = kind === 'pickup' ? homeCountry : draft.shipping.country;
  const code = kind === 'pickup' ? '' : normalPostcode(pincode);
  const email = draft.email.trim();
  const [changes, setChanges] = useState(none);
  const [couponMessage, setCouponMessage] = useState<string | null>(null);
  const takeIn = (quote: Quote, found: readonly QuoteChange[]): void => {
    const refused = found.filter(({ kind }) => kind === 'coupon_refused');
    if (refused.length > 0) {
      setCouponMessage(refused.map(({ message }) => message).join(' '));
      const codes = new Set(refused.map(({ subject }) => subject.toUpperCase()));
      const { coupon_codes: kept } = browserDraft().getState();
      browserDraft().change({ coupon_codes: kept.filter((one) => !codes.has(one.toUpperCase())) });
    }
    if (found.some(({ kind }) => kind === 'shipping_unavailable'))
      browserDraft().change({ shipping_rule: '' });
    // A code just entered is answered at its field; one applied before is noticed by a higher total.
    const dearer = quote.discount < (state.quote?.discount ?? 0);
    // That delivery is impossible is shown at the delivery options, with solutions.
    const blocked = quote.undeliverable.length > 0;
    const toTell = found.filter(
      ({ kind }) => (dearer || kind !== 'coupon_refused') && !(blocked && kind === 'shipping_unavailable'),
    );
    setChanges((told) => mergedChanges(told, toTell));
    const { list } = browserCart().getState();
    const quoted = cartAsQuoted(list, quote);
    if (!isSameCart(list, quoted)) browserCart().update(quoted);
    browserCart().quoted(figuresOf(quote));
  };
  const state = useQuote(
    lines.length === 0 || paused
      ? null
      : {
          lines: wantedLines(lines),
          country,
          shipping_kind: kind,
          ...(isPostcodeOf(country, code) && { pincode: code }),
          ...(draft.shipping_rule !== '' && { shipping_rule: draft.shipping_rule }),
          coupon_codes: [...draft.coupon_codes],
          ...(draft.coupon_codes.length > 0 && isEmailAddress(email) && { email }),
        },
    (quote) => takeIn(quote, quote.changes),
  );
  const setCoupons = (codes: readonly string[]): void => {
    setCouponMessage(null);
    browserDraft().change({ coupon_codes: codes });
  };
  const shown = state.quote ? linesToShow(lines, state.quote) : [];
  return { ...state, lines: shown, changes, couponMessage, seen: () => setChanges(none), takeIn, setCoupons };
}
