import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import { refusalSentence } from '@casamaestra/texts/service/refusal-sentence.ts';
import { randomBytes } from 'node:crypto';
import type {
  CreateQuotationInput,
  Quotation,
} from '@casamaestra/contract/checkout/frappe-checkout.operations.ts';
import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { RefusalFacts } from '@casamaestra/contract/platform/refusals.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { PricedCart } from '../../cart/priced-cart.ts';
import { findOwnAddress } from '../../customers/addresses/own-address.usecase.ts';
import { offeredMethods } from '../../platform/config/offered-methods.ts';
import { countryCode } from '../../shipping/places/country-code.ts';
import { provinceCode } from '../../shipping/places/find-places.ts';
import type { Buyer } from '../new-order.ts';
import { readOrderRequest } from '../order-request.ts';
import type { OrderRequest } from '../order-request.ts';
import { keepAddresses } from '../keep-order-addresses.ts';
import { cartOf } from '../place-order.usecase.ts';
import type { OrderingDependencies } from '../place-order.usecase.ts';
import { selectOrderByKey } from '../place-order.queries.ts';
import { presentQuotation } from './present-quotation.ts';
import { orderRequestOf } from './quotation-request.ts';
import type { FindAddress } from './quotation-request.ts';
import { insertQuotation, selectQuotation, updateQuotation } from './quotation.queries.ts';
import type { StoredQuotation } from './quotation.queries.ts';

const VALID_MS = 7 * 86_400_000;

/** 128 random bits: whoever knows the name may use the quotation. */
const newName = () => `QTN-${randomBytes(16).toString('hex').toUpperCase()}`;

export const unknownQuotation = () => refused('quotation_unknown', {}, 'quotation_name');

/** Why a cart cannot be ordered as it is; null when it can. */
function obstacle({ changes, orderable, shipping }: PricedCart): RefusalFacts<'cart_not_orderable'> | null {
  if (changes.length > 0) return { changes: changes.map(({ reason }) => reason) };
  return orderable && shipping !== null ? null : { changes: [] };
}

const ownAddresses =
  (buyer: Buyer | null, { database }: OrderingDependencies): FindAddress =>
  async (name) =>
    buyer === null ? null : findOwnAddress(database, buyer.customerId, name);

function priceFor(request: OrderRequest, buyer: Buyer | null, now: number, deps: OrderingDependencies) {
  const cart = cartOf({ request, buyer });
  return deps.priceCart({ ...cart, shippingRule: request.shipping_rule || undefined }, now);
}

/** Prices and stores a quotation of the Frappe API; returns its name. */
export async function createQuotation(
  input: CreateQuotationInput,
  { buyer, language }: { readonly buyer: Buyer | null; readonly language: OrderRequest['language'] },
  deps: OrderingDependencies,
): Promise<Outcome<string>> {
  const country = (text: string) => countryCode(text) ?? text;
  const orderRequest = await orderRequestOf(input, {
    country,
    provinceCode,
    find: ownAddresses(buyer, deps),
  });
  const sent = {
    ...orderRequest,
    payment_method: offeredMethods(deps.paymentOffer)[0],
    seen_total: 0,
    language,
  };
  const checked = await readOrderRequest(sent, { language, withoutPhone: true });
  if (!checked.ok) return checked;
  const now = deps.clock.now();
  const priced = await priceFor(checked.value, buyer, now, deps);
  const problem = obstacle(priced);
  if (problem !== null || priced.shipping === null)
    return refused('cart_not_orderable', problem ?? { changes: [] }, 'items');
  const request: OrderRequest = {
    ...checked.value,
    shipping_rule: priced.shipping.name,
    seen_total: eurosFromCents(priced.totalCents),
  };
  const head = {
    name: newName(),
    channel: input.channel,
    createdAt: new Date(now),
    expiresAt: new Date(now + VALID_MS),
  };
  const stored: StoredQuotation = {
    name: head.name,
    customerId: buyer?.customerId ?? null,
    request,
    document: presentQuotation(request, deps.presentQuote(priced, language), head),
    couponCodes: [],
    expiresAt: head.expiresAt,
  };
  await insertQuotation(deps.database, stored, head.createdAt);
  await keepAddresses({ request, buyer }, priced.shipping.kind === 'delivery', deps);
  return accepted(head.name);
}

/** A quotation with its order, if there is one. */
export async function readQuotation(
  name: string,
  buyer: Buyer | null,
  { database, clock }: Pick<OrderingDependencies, 'database' | 'clock'>,
): Promise<{ readonly stored: StoredQuotation; readonly document: Quotation } | null> {
  const stored = await selectQuotation(database, name, buyer?.customerId ?? null);
  if (stored === null) return null;
  const order = await selectOrderByKey(database, stored.request.idempotency_key);
  const over = stored.expiresAt.getTime() < clock.now();
  const status = order !== null ? 'Ordered' : over ? 'Expired' : 'Open';
  return { stored, document: { ...stored.document, status, sales_order: order?.number ?? null } };
}

export type CouponAnswer =
  | (Quotation & { readonly coupon_description: string | null })
  | { readonly status: 'error'; readonly message: string; readonly coupon_description: null };

const couponError = (message: string): Outcome<CouponAnswer> =>
  accepted({ status: 'error', message, coupon_description: null });

/** Adds a coupon to the quotation; an empty code removes all. Nothing changes when the coupon is refused. */
export async function applyCoupon(
  name: string,
  code: string,
  { buyer, language }: { readonly buyer: Buyer | null; readonly language: OrderRequest['language'] },
  deps: OrderingDependencies,
): Promise<Outcome<CouponAnswer>> {
  const texts = answerTexts(language);
  const found = await readQuotation(name, buyer, deps);
  if (found === null) return couponError(texts.quotationUnknown);
  const { stored, document } = found;
  if (document.status !== 'Open') return couponError(texts.quotationClosed);
  const wanted = code.trim().toUpperCase();
  const others = stored.couponCodes.filter((known) => known !== wanted);
  const couponCodes = wanted === '' ? [] : [...others, wanted];
  const request = { ...stored.request, coupon_codes: couponCodes };
  const priced = await priceFor(request, buyer, deps.clock.now(), deps);
  const problem = obstacle(priced);
  if (problem !== null)
    return couponError(refusalSentence({ code: 'cart_not_orderable', facts: problem }, language));
  const createdAt = new Date(`${document.creation.replace(' ', 'T')}Z`);
  const quote = deps.presentQuote(priced, language);
  const priced_request = { ...request, seen_total: quote.total };
  const now_document = presentQuotation(priced_request, quote, {
    name,
    channel: document.channel,
    createdAt,
    expiresAt: stored.expiresAt,
  });
  await updateQuotation(deps.database, {
    ...stored,
    request: priced_request,
    document: now_document,
    couponCodes,
  });
  const applied = quote.coupons.find((coupon) => coupon.code === wanted);
  return accepted({ ...now_document, coupon_description: applied?.description ?? null });
}
