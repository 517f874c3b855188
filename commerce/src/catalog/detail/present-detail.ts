import type { ProductDetail, ProductVariant } from '@casamaestra/contract/catalog/product.ts';
import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { calculatorOf } from '@casamaestra/rules/measures/calculator.ts';
import { legalContent } from '@casamaestra/rules/pricing/unit-price.ts';
import {
  pictureWidthsByList,
  presentCard,
  presentListVariant,
  presentUnitPrice,
  productPictures,
} from '../cards/product-card.ts';
import type { AttributeSchema } from '../attribute-schema/attribute-schema.ts';
import { presentPicture } from '../../media/picture-url.ts';
import type { StoredPicture } from '../../media/picture-url.ts';
import { safeHtml } from '../../platform/safe-html.ts';
import type { ProductPricing, VariantPricing } from '../product/product-pricing.ts';
import type { ProductRecord } from '../product/product-record.ts';
import type { DetailExtras } from './product-detail.queries.ts';
import type { StoredEnergy } from '../product/energy.ts';

const isoOrNull = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

function pictures(stored: readonly StoredPicture[], width: number, name: string) {
  return stored.map((picture) => ({ ...presentPicture(picture, width), alt: picture.alt ?? name }));
}

function presentVariant(pricing: VariantPricing, name: string): ProductVariant {
  const { variant, referenceCents, now } = pricing;
  return {
    ...presentListVariant(pricing),
    gtin: variant.gtin,
    pictures: pictures(variant.pictures, pictureWidthsByList.main, name),
    reference_price: referenceCents === null ? null : eurosFromCents(referenceCents),
    discount_percent: pricing.percent,
    sale_from: referenceCents === null ? null : isoOrNull(now.from),
    sale_to: referenceCents === null ? null : isoOrNull(now.to),
    unit_price: presentUnitPrice(pricing.unitPrice),
    weight_kg: variant.weightKg,
    content: legalContent(variant.content, variant.contentUnit),
  };
}

/** Label → value with unit, in the merchant's order; several values of one feature are joined by commas. */
function presentFeatures(product: ProductRecord, attributes: AttributeSchema): ProductDetail['features'] {
  const features: ProductDetail['features'] = {};
  const options = new Set(product.variants.flatMap(({ options: each }) => each.map(([label]) => label)));
  for (const { code, values } of product.features) {
    const entry = attributes.features.get(code);
    const [first] = values;
    if (entry === undefined || first === undefined) continue;
    features[entry.label] = {
      value: values.length === 1 ? first : values.join(', '),
      default_uom: entry.unit,
      used_search: 1,
      used_search_default: 1,
      ft_used_for_facet: 1,
      ft_used_for_variant: options.has(entry.label) ? 1 : 0,
    };
  }
  return features;
}

function operator(name: string | null, address: string | null, contact: string | null) {
  return name === null || address === null || contact === null ? null : { name, address, contact };
}

function presentEnergy(stored: StoredEnergy | null): ProductDetail['energy'] {
  if (stored === null) return null;
  return {
    class: stored.class,
    scale: stored.scale,
    label_url: stored.label_url ?? null,
    sheet_url: stored.sheet_url ?? null,
    ...(stored.eprel_id && { eprel_id: stored.eprel_id }),
  };
}

/** The calculator of a product, from its first variant's content and its features. */
function presentCalculator(product: ProductRecord, attributes: AttributeSchema) {
  const [first] = product.variants;
  const content = first === undefined ? null : legalContent(first.content, first.contentUnit);
  return calculatorOf(content?.unit ?? null, (code) => {
    const value = product.features.find((feature) => feature.code === code)?.values[0];
    return value === undefined ? undefined : { value, unit: attributes.features.get(code)?.unit ?? null };
  });
}

/** Everything the product page shows of a product. */
export function presentDetail(
  product: ProductRecord,
  pricing: ProductPricing,
  extras: DetailExtras,
  attributes: AttributeSchema,
): ProductDetail {
  const stored = productPictures(product);
  const { defaultVariant } = pricing;
  return {
    ...presentCard(product, pricing, attributes),
    large_pictures: pictures(stored, pictureWidthsByList.large, product.name),
    main_pictures: pictures(stored, pictureWidthsByList.main, product.name),
    gallery_pictures: pictures(stored, pictureWidthsByList.gallery, product.name),
    small_pictures: pictures(stored, pictureWidthsByList.small, product.name),
    // Sanitised at import too; rows may have been written in other ways.
    long_description: safeHtml(product.descriptionHtml ?? ''),
    features: presentFeatures(product, attributes),
    product_data: {
      brand: product.brand,
      sku: defaultVariant.variant.sku,
      code: product.code,
      gtin: defaultVariant.variant.gtin,
      family_name: product.familyCode === null ? null : (attributes.families.get(product.familyCode) ?? null),
    },
    variants: pricing.variants.map((variant) => presentVariant(variant, product.name)),
    best_variant: extras.best_variant,
    calculator: presentCalculator(product, attributes),
    documents: extras.documents,
    warnings: extras.warnings,
    ...(extras.planned_from !== null && { planned_from: extras.planned_from.toISOString() }),
    ...(extras.recalls.length > 0 && { recalls: extras.recalls }),
    manufacturer: operator(extras.maker_name, extras.maker_address, extras.maker_contact),
    eu_responsible: operator(extras.responsible_name, extras.responsible_address, extras.responsible_contact),
    energy: presentEnergy(extras.energy as StoredEnergy | null),
    dimensions: { width_cm: extras.width_cm, depth_cm: extras.depth_cm, height_cm: extras.height_cm },
    custom_made: extras.custom_made,
    hazardous: extras.hazardous,
    ...(extras.electrical && { weee_take_back: true as const }),
    min_age: extras.min_age,
    ...(extras.hazard_label.length > 0 && { hazard_label: extras.hazard_label }),
    ...(extras.meta_title && { meta_title: extras.meta_title }),
    ...(extras.meta_description && { meta_description: extras.meta_description }),
    ...(extras.shares_name && { shares_name: true as const }),
    ...(extras.age_check && { age_check: true as const }),
    updated_at: new Date(product.updatedAt).toISOString(),
  };
}
