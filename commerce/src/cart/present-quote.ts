import type { Quote, QuotedLine, ShippingOption } from '@casamaestra/contract/cart/quote.ts';
import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { energyBesidePrice } from '../catalog/product/energy.ts';
import { nearestWidth, pictureUrl } from '../media/picture-url.ts';
import { spokenChange } from './quote-changes.ts';
import type { PricedCart, PricedLine, PricedShipping } from './priced-cart.ts';

/** Twice the 80 px at which the cart shows it. */
const PICTURE_WIDTH = 160;

const eurosOrNull = (amount: number | null) => (amount === null ? null : eurosFromCents(amount));

function presentPicture(picture: PricedLine['picture']): QuotedLine['picture'] {
  if (picture === null) return null;
  const width = nearestWidth(picture.width, PICTURE_WIDTH);
  const height = Math.max(1, Math.round((picture.height * width) / picture.width));
  return {
    url: pictureUrl(picture.hash, width),
    width: String(width),
    height: String(height),
    ...(picture.other_colour && { other_colour: true as const }),
  };
}

function presentLine(line: PricedLine): QuotedLine {
  const { unitPrice } = line;
  return {
    sku: line.sku,
    name: line.name,
    options: line.options,
    slug: line.slug,
    picture: presentPicture(line.picture),
    qty: line.qty,
    wanted_qty: line.wantedQty,
    stock: line.stock,
    price: eurosFromCents(line.priceCents),
    struck_price: eurosOrNull(line.compareAtCents),
    unit_price: unitPrice === null ? null : { amount: eurosFromCents(unitPrice.cents), unit: unitPrice.unit },
    amount: eurosFromCents(line.amountCents),
    discount: eurosFromCents(line.discountCents),
    vat_percent: line.vatPercent,
    custom_made: line.customMade,
    min_age: line.minAge,
    hazardous: line.hazardous,
    ...(line.hazardLabel.length > 0 && { hazard_label: [...line.hazardLabel] }),
    ...(line.ageCheck && { age_check: true as const }),
    ...energyBesidePrice(line.energy),
  };
}

function presentShipping(option: PricedShipping): ShippingOption {
  const { name, label, kind, earliest, latest, place } = option;
  return {
    name,
    label,
    kind,
    amount: eurosFromCents(option.amountCents),
    free_from: eurosOrNull(option.freeFromCents),
    earliest,
    latest,
    working_days: [...option.workingDays],
    place,
  };
}

/** A priced cart in the form of the contract: decimal euros, picture addresses, changes said in the language. */
export function presentQuote(cart: PricedCart, language: Language): Quote {
  return {
    lines: cart.lines.map(presentLine),
    goods: eurosFromCents(cart.subtotalCents),
    coupons: cart.coupons.map(({ code, description, kind, discountCents }) => ({
      code,
      description,
      kind,
      discount: eurosFromCents(discountCents),
    })),
    discount: eurosFromCents(cart.discountCents),
    shipping_options: cart.shippingOptions.map(presentShipping),
    shipping_rule: cart.shipping?.name ?? null,
    undeliverable: [...cart.undeliverable],
    shipping: eurosFromCents(cart.shippingCents),
    total: eurosFromCents(cart.totalCents),
    vat: cart.vat.map(({ percent, netCents, vatCents }) => ({
      percent,
      net: eurosFromCents(netCents),
      vat: eurosFromCents(vatCents),
    })),
    weee_take_back: cart.electrical,
    changes: cart.changes.map((change) => spokenChange(change, language)),
    orderable: cart.orderable,
  };
}
