import { agreedTotal } from '@casamaestra/rules/cart/agreed-total.ts';
import { cartTotal } from '@casamaestra/rules/cart/cart-total.ts';
import type { CartTotal } from '@casamaestra/rules/cart/cart-total.ts';
import { shippingAmount, shippingOptions } from '@casamaestra/rules/shipping/shipping-options.ts';
import { appliesToLine, chooseCoupons } from '../coupons/choose-coupons.ts';
import type { Coupon } from '../coupons/coupon.ts';
import { readCoupons } from '../coupons/read-coupons.usecase.ts';
import type { Database } from '../platform/database/connection.ts';
import type { OfferedShippingRule } from '../shipping/commerce-setting.ts';
import type { CurrentCommerceSettings } from '../shipping/read-commerce-settings.usecase.ts';
import type { CartVariant } from './cart-lines.queries.ts';
import type { ReadCartLines } from './read-cart-lines.ts';

/** A line of an order as it was sold, and how many pieces of it stay. */
export interface SoldLine {
  readonly position: number;
  readonly sku: string;
  readonly priceCents: number;
  readonly soldQty: number;
  readonly qty: number;
  readonly discountCents: number;
  readonly vatPercent: number;
  /** Sold below its list price. */
  readonly reduced: boolean;
}

export interface SoldOrder {
  readonly lines: readonly SoldLine[];
  readonly coupons: readonly { readonly code: string; readonly discountCents: number }[];
  readonly shippingRule: string;
  readonly shippingCents: number;
  readonly totalCents: number;
  readonly country: string;
  readonly postcode: string | undefined;
  readonly placedAt: number;
  /** Whatever became of thresholds and coupons: it is the shop that cannot deliver. */
  readonly asAgreed: boolean;
}

export interface RepricedOrder {
  /** `agreed`: delivery and discounts as they were agreed, because staff say so or the rules are others by now. */
  readonly by: 'rules' | 'agreed';
  readonly subtotalCents: number;
  readonly discountCents: number;
  /** In the order of the lines that were given. */
  readonly byLine: readonly number[];
  readonly coupons: readonly { readonly code: string; readonly discountCents: number }[];
  readonly shippingCents: number;
  readonly totalCents: number;
  readonly vat: CartTotal['vat'];
  /** What is left: null where an article is not known any more. */
  readonly goods: { readonly electrical: boolean; readonly proofOfAge: number | null } | null;
}

/** What an order costs with fewer pieces. */
export type RepriceOrder = (order: SoldOrder) => Promise<RepricedOrder>;

interface Known {
  readonly variants: ReadonlyMap<string, CartVariant>;
  readonly coupons: ReadonlyMap<string, Coupon>;
  readonly rule: OfferedShippingRule | undefined;
}

/** Its uses are counted already, this order's among them, and it was in force when the order was placed. */
const asUsed = (coupon: Coupon): Coupon => ({
  ...coupon,
  active: true,
  useLimit: null,
  perCustomerLimit: null,
});

type Settled = CartTotal & { readonly codes: readonly string[] };

/** Goods, coupons, delivery and VAT of some pieces by the rules of a quote; null where these cannot tell. */
function byRules(
  order: SoldOrder,
  { variants, coupons, rule }: Known,
  qtyOf: (line: SoldLine) => number,
): Settled | null {
  const lines = order.lines.flatMap((line) => {
    const variant = variants.get(line.sku);
    const qty = qtyOf(line);
    return variant === undefined || qty === 0
      ? []
      : [{ line, variant, qty, amountCents: line.priceCents * qty }];
  });
  if (rule === undefined || lines.length < order.lines.filter((line) => qtyOf(line) > 0).length) return null;
  const subtotalCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const cart = {
    country: order.country,
    postcode: order.postcode,
    subtotalCents,
    weightG: lines.reduce((sum, { variant, qty }) => sum + variant.weightG * qty, 0),
    hazardous: lines.some(({ variant }) => variant.hazardous),
    ageCheck: lines.some(({ variant }) => variant.ageCheck),
  };
  if (shippingOptions([rule], cart).length === 0) return null;
  const couponLines = lines.map(({ line: { reduced }, variant, amountCents }) => ({
    productId: variant.productId,
    categoryId: variant.categoryId,
    reduced,
    amountCents,
  }));
  const totalled = lines.map(({ line: { sku, vatPercent }, amountCents }) => ({
    key: sku,
    amountCents,
    vatPercent,
  }));
  const totalWith = (set: readonly Coupon[]) =>
    cartTotal(
      totalled,
      set,
      (coupon, line) => {
        const [a, b] = [set[coupon], couponLines[line]];
        return a !== undefined && b !== undefined && appliesToLine(a, b);
      },
      (free) => shippingAmount(rule, subtotalCents, free),
    );
  const codes = order.coupons.map(({ code }) => code);
  const chosen = chooseCoupons(
    codes,
    coupons,
    { lines: couponLines, now: order.placedAt },
    (set) => totalWith(set).totalCents,
  );
  return { ...totalWith(chosen.coupons), codes: chosen.coupons.map(({ code }) => code) };
}

/** Whether the rules of now still make what the order was sold for. */
const isSoldSo = (order: SoldOrder, total: Settled | null): boolean =>
  total !== null &&
  total.totalCents === order.totalCents &&
  total.shippingCents === order.shippingCents &&
  total.codes.length === order.coupons.length;

function goodsLeft(order: SoldOrder, variants: Known['variants']): RepricedOrder['goods'] {
  const left = order.lines.filter(({ qty }) => qty > 0).map(({ sku }) => variants.get(sku));
  const known = left.filter((variant) => variant !== undefined);
  if (known.length < left.length) return null;
  const ages = known.flatMap(({ ageCheck, minAge }) => (ageCheck ? [minAge ?? 18] : []));
  return {
    electrical: known.some(({ electrical }) => electrical),
    proofOfAge: ages.length === 0 ? null : Math.max(...ages),
  };
}

function reprice(order: SoldOrder, known: Known): RepricedOrder {
  const goods = goodsLeft(order, known.variants);
  const kept = order.asAgreed ? null : byRules(order, known, ({ qty }) => qty);
  if (
    kept === null ||
    !isSoldSo(
      order,
      byRules(order, known, ({ soldQty }) => soldQty),
    )
  ) {
    const lines = order.lines.map((line) => ({ ...line, key: String(line.position) }));
    const { byCoupon, ...total } = agreedTotal(lines, order.coupons, order.shippingCents);
    const coupons = order.coupons.map(({ code }, index) => ({ code, discountCents: byCoupon[index] ?? 0 }));
    return { by: 'agreed', ...total, coupons, goods };
  }
  const { byCoupon, byLine, codes, ...total } = kept;
  let at = 0;
  return {
    by: 'rules',
    ...total,
    byLine: order.lines.map(({ qty }) => (qty === 0 ? 0 : (byLine[at++] ?? 0))),
    coupons: codes.map((code, index) => ({ code, discountCents: byCoupon[index] ?? 0 })),
    goods,
  };
}

/**
 * Prices what stays of an order at the prices it was sold at, with coupons, delivery and VAT by the rules of a quote. Where
 * these would not make the order itself any more, since they were changed, delivery and discounts stay as agreed.
 */
export const createRepriceOrder =
  (database: Database, readLines: ReadCartLines, settings: CurrentCommerceSettings): RepriceOrder =>
  async (order) => {
    const codes = order.coupons.map(({ code }) => code);
    const [{ variants }, coupons, { shipping }] = await Promise.all([
      readLines(order.lines.map(({ sku }) => sku)),
      readCoupons(database, codes, undefined),
      settings(),
    ]);
    return reprice(order, {
      variants,
      coupons: new Map([...coupons].map(([code, coupon]) => [code, asUsed(coupon)])),
      rule: shipping.find(({ name }) => name === order.shippingRule),
    });
  };
