import type { ShippingRule } from '@casamaestra/rules/shipping/shipping-options.ts';
import { shippingOptions } from '@casamaestra/rules/shipping/shipping-options.ts';
import type { ExportFeature, ExportProduct, ExportVariant } from './export.queries.ts';
import { xmlElement, merchantAmount, group } from './merchant-element.ts';

/** Delivery of one piece for the feed, to the first country the shop delivers to. */
export interface FeedDelivery {
  readonly country: string;
  /** Shipping rules in force, in their order, with the name shoppers see. */
  readonly rules: readonly (ShippingRule & { readonly service: string })[];
}

const feedUnits: Readonly<Record<string, readonly [unit: string, base: string]>> = {
  kg: ['kg', '1 kg'],
  g: ['g', '1 kg'],
  l: ['l', '1 l'],
  ml: ['ml', '1 l'],
  m: ['m', '1 m'],
  cm: ['cm', '1 m'],
  m2: ['sqm', '1 sqm'],
  m3: ['cbm', '1 cbm'],
  pz: ['ct', '1 ct'],
};

/** Content and base measure of the unit price. */
export function unitPricing({ content, content_unit }: ExportVariant): string[] {
  const [unit, base] = feedUnits[content_unit ?? ''] ?? [];
  if (content === null || unit === undefined || base === undefined) return [];
  return [
    xmlElement('g:unit_pricing_measure', `${content} ${unit}`),
    xmlElement('g:unit_pricing_base_measure', base),
  ];
}

/**
 * The entry in the EU register (EPREL) where its number is known, else the energy class and its scale
 * ("A-G", A is best).
 */
export function energyElements({ energy }: ExportProduct): string[] {
  if (energy === null) return [];
  const { class: energyClass = '', scale = 'A-G', eprel_id: code } = energy;
  if (code !== undefined) {
    return [
      group('g:certification', [
        xmlElement('g:certification_authority', 'EC'),
        xmlElement('g:certification_name', 'EPREL'),
        xmlElement('g:certification_code', code),
      ]),
    ];
  }
  const [best = 'A', worst = 'G'] = scale.split('-');
  return [
    xmlElement('g:energy_efficiency_class', energyClass),
    xmlElement('g:min_energy_efficiency_class', worst),
    xmlElement('g:max_energy_efficiency_class', best),
  ];
}

/**
 * False for GTINs with GS1 prefixes for internal use and coupons; the Merchant specification refuses them.
 */
function isWorldwide(gtin: string): boolean {
  if (gtin.length === 8) return !/^[02]/.test(gtin);
  return !/^(?:2|02|04|05|98|99)/.test(gtin.padStart(14, '0').slice(1));
}

/** The variant's GTIN where it may be published; null otherwise. */
export const feedGtin = ({ gtin }: ExportVariant): string | null =>
  gtin !== null && isWorldwide(gtin) ? gtin : null;

const isPartNumber = ({ code }: ExportFeature) => code === 'mpn' || code === 'codice_produttore';

/** Unique product identifiers: GTIN, else brand and part number, else `identifier_exists` no. */
export function identifiers(product: ExportProduct, variant: ExportVariant): string[] {
  const gtin = feedGtin(variant);
  if (gtin !== null) return [xmlElement('g:gtin', gtin)];
  const mpn = product.features.find(isPartNumber)?.value;
  return typeof mpn === 'string' &&
    mpn.length <= 70 &&
    product.brand !== null &&
    product.variants.length === 1
    ? [xmlElement('g:mpn', mpn)]
    : [xmlElement('g:identifier_exists', 'no')];
}

/** Weight of a parcel with one piece, and its delivery price by the first shipping rule that fits. */
export function deliveryElements(
  product: ExportProduct,
  variant: ExportVariant,
  priceCents: number,
  delivery: FeedDelivery | null,
): string[] {
  const weight = variant.weight_kg ?? 0;
  const weightLine = weight > 0 && weight <= 1_000 ? [xmlElement('g:shipping_weight', `${weight} kg`)] : [];
  if (delivery === null) return weightLine;
  const [option] = shippingOptions(
    delivery.rules.filter(({ kind }) => kind === 'delivery'),
    {
      country: delivery.country,
      postcode: undefined,
      subtotalCents: priceCents,
      weightG: Math.round(weight * 1_000),
      hazardous: product.hazardous,
      ageCheck: product.age_check,
    },
  );
  if (option === undefined) return weightLine;
  return [
    ...weightLine,
    group('g:shipping', [
      xmlElement('g:country', delivery.country),
      xmlElement('g:service', option.rule.service),
      xmlElement('g:price', merchantAmount(option.amountCents)),
    ]),
  ];
}
