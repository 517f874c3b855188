import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import { spokenChange, totalChange } from '@casamaestra/commerce/cart/quote-changes.ts';
import { createHash, randomBytes } from 'node:crypto';
import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import type { PlacedOrder } from '@casamaestra/contract/checkout/place-order.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import { spokenStep } from '@casamaestra/commerce/contract-http/spoken-payment.ts';
import type { Caller } from '@casamaestra/commerce/contract-http/caller.ts';
import { toCent } from '../catalogue/frappe-product.ts';
import type { CustomerSession } from '../customers/sealed-sessions.ts';
import { userOf } from '../customers/user-info.ts';
import { type SealedCustomerDependencies, customerOf, forCustomer } from '../frappe-endpoint.ts';
import { withinLimit } from '../limits.ts';
import { addressOfWanted } from './address-of-wanted.ts';
import type { Intention, OrderRecords, StoredIntention, WantedOrder } from './started-order.ts';
import { frappeCountryName, deliverableCountries } from './countries.ts';
import { type CouponDependencies, couponed, refusedByService } from './coupon-quotes.ts';
import { requestFrappePayment } from './payment-steps.ts';
import { createFrappeQuotation, priceQuotation } from './quotation.ts';
import { quoteCart } from './quote-cart.ts';

export type CheckoutDependencies = SealedCustomerDependencies &
  CouponDependencies & { readonly records: OrderRecords };

interface Buyer {
  readonly session: CustomerSession | undefined;
  /** Name of the customer record at the service; empty for a guest. */
  readonly customer: string;
}

/** The buyer: a guest without a token; a token that is sent must be valid. */
async function buyerOf(deps: CheckoutDependencies, caller: Caller): Promise<Outcome<Buyer>> {
  if (caller.jwt === undefined) return accepted({ session: undefined, customer: '' });
  const session = customerOf(deps, caller);
  if (!session.ok) return session;
  const user = await userOf(deps, forCustomer(session.value, caller));
  if (!user.ok) return user;
  return accepted({ session: session.value, customer: user.value.customer?.name ?? user.value.email });
}

interface ReadyQuotation {
  readonly name: string;
  readonly quote: Quote;
}

const changed = (quote: Quote, seen: number, { language }: Caller): Outcome<PlacedOrder> => {
  const message = answerTexts(language).orderChanged;
  const total = spokenChange(totalChange(seen, quote.total), language);
  const changes = quote.changes.length > 0 || toCent(seen) === quote.total ? quote.changes : [total];
  return accepted({ status: 'changed', message, changes: [...changes], quote });
};

/** The quotation at the service with its coupon, and the quote with the service's total. */
async function prepare(
  deps: CheckoutDependencies,
  wanted: WantedOrder,
  buyer: Buyer,
  caller: Caller,
): Promise<Outcome<ReadyQuotation | { readonly changed: Quote }>> {
  const countries = await deliverableCountries(deps);
  if (!countries.ok) return countries;
  const { coupon_codes: codes, shipping_rule, email } = wanted;
  const shipping = addressOfWanted(wanted);
  const cart = {
    shipping_kind: wanted.shipping_address === undefined ? ('pickup' as const) : ('delivery' as const),
    lines: wanted.lines,
    country: shipping.country,
    shipping_rule,
    coupon_codes: codes,
    email,
  };
  const quoted = await quoteCart(deps, cart, countries.value, caller);
  if (!quoted.ok) return quoted;
  if (!quoted.value.orderable || quoted.value.changes.length > 0) return accepted({ changed: quoted.value });
  const name = await createFrappeQuotation(
    deps,
    {
      lines: wanted.lines,
      customer: buyer.customer,
      email: buyer.session?.email ?? email,
      phone: wanted.phone,
      shipping,
      billing: wanted.billing_address,
      invoice: wanted.invoice,
      shippingRule: shipping_rule,
      note: wanted.note,
      countryName: (code) => frappeCountryName(code, countries.value),
    },
    caller.address,
  );
  if (!name.ok) return name;
  const [code = ''] = codes;
  const priced = await priceQuotation(deps, name.value, code);
  if (!priced.ok) {
    // Without a coupon this call only reads the total, and the order can be placed without it.
    if (code === '') return accepted({ name: name.value, quote: quoted.value });
    const change = refusedByService(code, priced.refusal, caller.language);
    return accepted({ changed: { ...quoted.value, changes: [change] } });
  }
  const quote =
    code === '' ? { ...quoted.value, total: priced.value.total } : couponed(quoted.value, code, priced.value);
  return accepted({ name: name.value, quote });
}

async function place(
  deps: CheckoutDependencies,
  wanted: WantedOrder,
  buyer: Buyer,
  caller: Caller,
): Promise<Outcome<PlacedOrder>> {
  const prepared = await prepare(deps, wanted, buyer, caller);
  if (!prepared.ok) return prepared;
  if ('changed' in prepared.value) return changed(prepared.value.changed, wanted.seen_total, caller);
  const { name, quote } = prepared.value;
  if (toCent(wanted.seen_total) !== quote.total) return changed(quote, wanted.seen_total, caller);
  const requested = await requestFrappePayment(deps, name, wanted.payment_method, caller).catch(
    (error: unknown) => {
      deps.log.error({ err: error, requestId: caller.requestId }, 'an order may or may not have been placed');
      return refused('order_unconfirmed', {});
    },
  );
  if (!requested.ok) return requested;
  const { number, total, step } = requested.value;
  if (total !== quote.total) {
    deps.log.error({ order: number, total, quoted: quote.total }, 'the service orders at another total');
    // A card order is a draft until paid: nobody is sent to pay a total they have not seen.
    if (wanted.payment_method !== 'transfer') return changed({ ...quote, total }, wanted.seen_total, caller);
  }
  const token = randomBytes(24).toString('base64url');
  deps.records.orders.set(token, {
    number,
    token,
    quotation: name,
    customer: buyer.session?.email,
    wanted,
    quote,
    total,
    placedAt: deps.clock.now(),
    payment: 'waiting',
    failure: null,
    step,
  });
  return accepted({
    status: 'placed',
    order_number: number,
    order_token: token,
    total,
    payment: spokenStep(step, caller.language),
  });
}

/**
 * Places an order once per idempotency key. The service would place it again with every call: the first
 * answer is stored, and without one the order is treated as placed, because it may be.
 */
export async function placeFrappeOrder(
  deps: CheckoutDependencies,
  wanted: WantedOrder,
  caller: Caller,
): Promise<Outcome<PlacedOrder>> {
  const { intentions, storedIntentions } = deps.records;
  const { idempotency_key: key, ...content } = wanted;
  const buyer = await buyerOf(deps, caller);
  if (!buyer.ok) return buyer;
  const who = buyer.value.session?.email ?? '';
  const digest = createHash('sha256')
    .update(JSON.stringify([who, content]))
    .digest('base64');
  const known = intentions.get(key) ?? storedIntentions.get(key);
  if (known !== undefined) return answerOf(known, digest);
  const within = withinLimit(deps, 'orders', caller.address);
  if (!within.ok) return within;
  if (!storedIntentions.add(key, { digest, answer: null })) return refused('order_unconfirmed', {});
  const answer = place(deps, wanted, buyer.value, caller);
  intentions.set(key, { digest, answer });
  let ordered = false;
  try {
    const outcome = await answer;
    ordered = outcome.ok ? outcome.value.status === 'placed' : outcome.refusal.name === 'duplicate';
    if (ordered) storedIntentions.set(key, { digest, answer: outcome });
    return outcome;
  } finally {
    // Nothing was ordered: the key may be used again after correcting the problem.
    if (!ordered) storedIntentions.delete(key);
    intentions.delete(key);
  }
}

/** The answer that a key got before; an attempt that another process has not answered may have ordered. */
const answerOf = (
  known: Intention | StoredIntention,
  digest: string,
): Promise<Outcome<PlacedOrder>> | Outcome<PlacedOrder> =>
  known.digest === digest
    ? (known.answer ?? refused('order_unconfirmed', {}))
    : refused('key_of_other_order', {});
