import type { Language } from '@casamaestra/texts/languages.ts';
import { cartTotal } from '@casamaestra/rules/cart/cart-total.ts';
import type { CartTotal } from '@casamaestra/rules/cart/cart-total.ts';
import { shippingAmount } from '@casamaestra/rules/shipping/shipping-options.ts';
import { deliveryWindow, italianDay } from '@casamaestra/rules/shipping/working-days.ts';
import { vatPercent } from '@casamaestra/rules/tax/vat-rate.ts';
import type { Database } from '../platform/database/connection.ts';
import { appliesToLine, chooseCoupons } from '../coupons/choose-coupons.ts';
import type { ChosenCoupons } from '../coupons/choose-coupons.ts';
import type { Coupon } from '../coupons/coupon.ts';
import { readCoupons } from '../coupons/read-coupons.usecase.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { pickupPlace } from '../shipping/pickup-place.ts';
import type { CommerceSettings } from '../shipping/commerce-setting.ts';
import type { ReadCommerceSettings } from '../shipping/commerce-settings.ts';
import { chooseDelivery } from './choose-delivery.ts';
import type { Delivery, FittingRule } from './choose-delivery.ts';
import { couponChange, tooLarge } from './quote-changes.ts';
import { priceLines } from './price-lines.ts';
import type { LineOnSale } from './price-lines.ts';
import type { ReadCartLines } from './read-cart-lines.ts';
import type { CartChange, CartRequest, PriceCart, PricedCart, PricedShipping } from './priced-cart.ts';

/**
 * Amounts of an order are stored as 32-bit cents; orders near that limit are refused and handled by a
 * person.
 */
const MOST_CENTS = 1_000_000_000;

/** Used only when the database has no VAT rates. */
const STANDARD_VAT = 22;

const codesOf = (codes: readonly string[]) => [...new Set(codes.map((code) => code.trim().toUpperCase()))];

function presentOption(
  option: FittingRule,
  freeShipping: boolean,
  now: number,
  { language, shop }: { readonly language: Language; readonly shop: ShopFile },
): PricedShipping {
  const { rule, amountCents } = option;
  return {
    name: rule.name,
    label: rule.label[language],
    kind: rule.kind,
    amountCents: freeShipping ? 0 : amountCents,
    freeFromCents: rule.freeFromCents,
    ...deliveryWindow(now, rule.daysMin, rule.daysMax),
    workingDays: [rule.daysMin, rule.daysMax],
    place: rule.kind === 'pickup' ? pickupPlace(shop, language) : null,
  };
}

interface Settled {
  readonly chosen: ChosenCoupons;
  readonly total: CartTotal;
}

/** The coupons that apply, and the cart with them. */
function settle(
  request: CartRequest,
  lines: readonly LineOnSale[],
  known: ReadonlyMap<string, Coupon>,
  delivery: FittingRule | null,
  now: number,
): Settled {
  const couponLines = lines.map(({ line, categoryId, reduced }) => ({
    productId: line.productId,
    amountCents: line.amountCents,
    categoryId,
    reduced,
  }));
  const subtotalCents = couponLines.reduce((sum, line) => sum + line.amountCents, 0);
  const totalled = lines.map(({ line }) => ({
    key: line.sku,
    amountCents: line.amountCents,
    vatPercent: line.vatPercent,
  }));
  const totalWith = (coupons: readonly Coupon[]) =>
    cartTotal(
      totalled,
      coupons,
      (coupon, line) => {
        const [a, b] = [coupons[coupon], couponLines[line]];
        return a !== undefined && b !== undefined && appliesToLine(a, b);
      },
      (free) => (delivery === null ? 0 : shippingAmount(delivery.rule, subtotalCents, free)),
    );
  const cart = { lines: couponLines, now };
  const chosen = chooseCoupons(codesOf(request.couponCodes), known, cart, (set) => totalWith(set).totalCents);
  return { chosen, total: totalWith(chosen.coupons) };
}

function presentCart(
  request: CartRequest,
  { lines, changes }: { readonly lines: readonly LineOnSale[]; readonly changes: readonly CartChange[] },
  delivery: Delivery,
  { chosen, total }: Settled,
  { now, shop }: { readonly now: number; readonly shop: ShopFile },
): PricedCart {
  const { language } = request;
  const freeShipping = chosen.coupons.some(({ kind }) => kind === 'free_shipping');
  const present = (option: FittingRule) => presentOption(option, freeShipping, now, { language, shop });
  const isTooLarge = total.subtotalCents > MOST_CENTS;
  const blocked =
    lines.length === 0 ||
    isTooLarge ||
    delivery.chosen === null ||
    changes.some(({ kind }) => kind === 'not_sold' || kind === 'out_of_stock' || kind === 'stock_short');
  return {
    lines: lines.map(({ line }, index) => ({ ...line, discountCents: total.byLine[index] ?? 0 })),
    subtotalCents: total.subtotalCents,
    coupons: chosen.coupons.map(({ code, description, kind }, index) => ({
      code,
      description: description[language],
      kind,
      discountCents: total.byCoupon[index] ?? 0,
    })),
    discountCents: total.discountCents,
    unknownCodes: chosen.refused
      .filter(({ refusal }) => refusal.reason === 'unknown')
      .map(({ code }) => code),
    shippingOptions: delivery.options.map(present),
    shipping: delivery.chosen === null ? null : present(delivery.chosen),
    undeliverable: delivery.undeliverable,
    shippingCents: total.shippingCents,
    totalCents: total.totalCents,
    vat: total.vat,
    electrical: lines.some((line) => line.electrical),
    changes: [
      ...changes,
      ...chosen.refused.map((refused) => couponChange(refused)),
      ...(delivery.change === null ? [] : [delivery.change]),
      ...(isTooLarge ? [tooLarge(total.subtotalCents, MOST_CENTS)] : []),
    ],
    orderable: !blocked,
  };
}

interface PricingDependencies {
  readonly database: Database;
  readonly readLines: ReadCartLines;
  readonly readRules: ReadCommerceSettings;
  readonly shop: ShopFile;
}

/** A shop without a store open to the public offers no pick-up. */
const sellable = (rules: CommerceSettings, { store }: ShopFile): CommerceSettings =>
  store !== undefined
    ? rules
    : { ...rules, shipping: rules.shipping.filter(({ kind }) => kind === 'delivery') };

/**
 * Prices carts without storing or reserving anything. One query reads the lines, a second one the coupons if
 * any; shipping rules and VAT rates are cached by their version.
 */
export function createPriceCart({ database, readLines, readRules, shop }: PricingDependencies): PriceCart {
  return async (request, now) => {
    const codes = codesOf(request.couponCodes);
    const skus = [...new Set(request.lines.map((line) => line.sku))];
    const [{ version, variants }, known] = await Promise.all([
      readLines(skus),
      readCoupons(database, codes, request.email),
    ]);
    const rules = sellable(await readRules(version), shop);
    const today = italianDay(now);
    const rate = (vatClass: string) =>
      vatPercent(rules.vat, vatClass, request.country, today) ?? STANDARD_VAT;
    const priced = priceLines(request.lines, variants, rate, now);
    const delivery = await chooseDelivery(request, rules, priced.lines);
    const settled = settle(request, priced.lines, known, delivery.chosen, now);
    return presentCart(request, priced, delivery, settled, { now, shop });
  };
}
