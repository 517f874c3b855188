import type { PricePoint } from '@casamaestra/rules/pricing/reference-price.ts';
import type { VariantPrices } from '@casamaestra/rules/pricing/price-now.ts';
import type { ContentUnit } from '@casamaestra/rules/pricing/unit-price.ts';
import type { CardValues } from './plain-attributes.ts';
import type { StoredPicture } from '../../media/picture-url.ts';
import type { StoredEnergy } from './energy.ts';

/** A feature as stored with the product; label, type and unit are in the attribute schema. */
export interface RecordFeature {
  readonly code: string;
  readonly values: readonly (string | number | boolean)[];
}

/** One variant as stored; times are epoch milliseconds. */
export interface VariantRecord {
  readonly id: number;
  readonly productId: number;
  readonly sku: string;
  readonly gtin: string | null;
  /** Label and value, in display order. */
  readonly options: readonly (readonly [string, string])[];
  readonly swatch: string | null;
  readonly pictures: readonly StoredPicture[];
  readonly prices: VariantPrices;
  /** Only loaded for variants that have a reduced price. */
  readonly history: readonly PricePoint[];
  readonly stock: number;
  readonly weightKg: number | null;
  readonly content: number | null;
  readonly contentUnit: ContentUnit | null;
}

/** What cards and search documents need of a product. */
export interface ProductRecord {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly slug: string;
  readonly brand: string | null;
  readonly categoryId: number;
  readonly familyCode: string | null;
  readonly groups: readonly (string | null)[];
  readonly shortDescription: string | null;
  readonly descriptionHtml: string | null;
  readonly features: readonly RecordFeature[];
  readonly pictures: readonly StoredPicture[];
  readonly energy: StoredEnergy | null;
  readonly isHot: boolean;
  readonly isNew: boolean;
  readonly sold: number;
  readonly ratingAverage: number | null;
  readonly ratingCount: number;
  readonly attributes: CardValues;
  readonly published: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly variants: readonly VariantRecord[];
}
