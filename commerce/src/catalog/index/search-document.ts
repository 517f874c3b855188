import { discountCents } from '@casamaestra/rules/pricing/reference-price.ts';
import type {
  FeatureValue,
  SearchChange,
  SearchDocument,
  SearchFeature,
} from '@casamaestra/search/search-engine.ts';
import type { AttributeSchema } from '../attribute-schema/attribute-schema.ts';
import { codeOfLabel } from '../import/slug.ts';
import { plainText } from '../product/plain-text.ts';
import { priceProduct, totalStock } from '../product/product-pricing.ts';
import type { ProductPricing } from '../product/product-pricing.ts';
import type { ProductRecord } from '../product/product-record.ts';

/** To be raised whenever the same rows would give other documents: older snapshots are then ignored. */
export const DOCUMENT_VERSION = 3;

const INDEXED_DESCRIPTION = 2000;

interface MutableFeature {
  readonly code: string;
  readonly label: string;
  readonly type: SearchFeature['type'];
  readonly unit: string | null;
  readonly values: Set<FeatureValue>;
}

/** An option that matches no feature of the shop, as a feature of its own. */
const optionFeature = (label: string) => ({
  code: codeOfLabel(label),
  label,
  type: 'text' as const,
  unit: null,
});

/** Features of the product, including the options of its variants (colour, size). */
function documentFeatures(product: ProductRecord, attributes: AttributeSchema): SearchFeature[] {
  const byCode = new Map<string, MutableFeature>();
  for (const { code, values } of product.features) {
    const entry = attributes.features.get(code);
    if (entry !== undefined) byCode.set(code, { ...entry, values: new Set(values) });
  }
  for (const variant of product.variants) {
    for (const [label, value] of variant.options) {
      const entry = attributes.featureAliases.get(label.toLowerCase()) ?? optionFeature(label);
      if (entry.type !== 'text') continue;
      const feature = byCode.get(entry.code) ?? { ...entry, values: new Set<FeatureValue>() };
      byCode.set(entry.code, feature);
      feature.values.add(value);
    }
  }
  return [...byCode.values()].map(({ code, label, type, unit, values }) => ({
    code,
    label,
    type,
    ...(unit === null ? {} : { unit }),
    values: [...values],
  }));
}

function priceFields(pricing: ProductPricing | null) {
  if (pricing === null) {
    return { minPriceCents: 0, maxPriceCents: 0, isSale: false, discountPercent: 0, discountCents: 0 };
  }
  const { defaultVariant, range } = pricing;
  return {
    minPriceCents: range.minCents,
    maxPriceCents: range.maxCents,
    isSale: defaultVariant.referenceCents !== null,
    discountPercent: defaultVariant.percent ?? 0,
    discountCents: discountCents(defaultVariant.referenceCents, defaultVariant.now.amountCents),
    ...(defaultVariant.unitPrice === null
      ? {}
      : { unitPriceCents: defaultVariant.unitPrice.amountCents, unit: defaultVariant.unitPrice.unit }),
  };
}

/** A product with its variants combined into one document, priced at `now` (epoch milliseconds). */
export function searchDocument(
  product: ProductRecord,
  attributes: AttributeSchema,
  now: number,
): SearchDocument {
  const pricing = priceProduct(product, now);
  const category = attributes.categories.get(product.categoryId);
  return {
    id: product.id,
    code: product.code,
    name: product.name,
    ...(product.brand === null ? {} : { brand: product.brand }),
    skus: product.variants.map((variant) => variant.sku),
    gtins: product.variants.flatMap((variant) => variant.gtin ?? []),
    categoryIds: category?.ids ?? [],
    categoryLabels: category?.labels ?? [],
    groups: product.groups.map((group) => group ?? ''),
    ...(product.familyCode === null ? {} : { familyCode: product.familyCode }),
    ...(product.shortDescription === null ? {} : { shortDescription: product.shortDescription }),
    ...(product.descriptionHtml === null
      ? {}
      : {
          description: plainText(product.descriptionHtml.slice(0, 4 * INDEXED_DESCRIPTION)).slice(
            0,
            INDEXED_DESCRIPTION,
          ),
        }),
    features: documentFeatures(product, attributes),
    ...priceFields(pricing),
    stock: totalStock(product),
    ratingAverage: product.ratingAverage ?? 0,
    ratingCount: product.ratingCount,
    sold: product.sold,
    createdAt: Math.floor(product.createdAt / 1000),
    updatedAt: Math.floor(product.updatedAt / 1000),
    isHot: product.isHot,
    isNew: product.isNew,
    published: product.published && pricing !== null,
    promoCodes: [...product.attributes.promo_codes],
  };
}

/** What changes in the index when only price, stock, sales or rating of a product did. */
export function priceChange(document: SearchDocument): SearchChange {
  if (!document.published) return { kind: 'upsert', document };
  const { id, minPriceCents, maxPriceCents, isSale, discountPercent, discountCents, stock, sold } = document;
  const { ratingAverage, ratingCount, updatedAt } = document;
  return {
    kind: 'patch',
    patch: {
      id,
      minPriceCents,
      maxPriceCents,
      isSale,
      discountPercent,
      discountCents,
      unitPriceCents: document.unitPriceCents ?? null,
      stock,
      sold,
      ratingAverage,
      ratingCount,
      updatedAt,
    },
  };
}
