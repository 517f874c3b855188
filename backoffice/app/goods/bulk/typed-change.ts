import type { BulkField } from '@casamaestra/contract/staff/bulk-fields.operations.ts';
import type { ProductFeatureValue } from '@casamaestra/contract/staff/product-fields.ts';
import { chosenId } from '../chosen-option.ts';
import { featureChanges } from '../attributes/typed-features.ts';

/** What stands in the form: a field and, in words or as its number, what it shall say. */
export interface TypedChange {
  readonly field: BulkField['field'];
  readonly value: string;
  /** Code of the feature, and what is typed for it. */
  readonly code: string;
  readonly feature: ProductFeatureValue;
}

export const emptyChange: TypedChange = { field: 'published', value: 'true', code: '', feature: '' };

/** The change that is typed; undefined: something is not chosen yet. An empty brand, maker or feature is none. */
export function changeOf({ field, value, code, feature }: TypedChange): BulkField | undefined {
  switch (field) {
    case 'published':
      return { field, to: value === 'true' };
    case 'category_id':
      return value === '' ? undefined : { field, to: Number(value) };
    case 'vat_class':
      return value === '' ? undefined : { field, to: value };
    case 'feature':
      return code === ''
        ? undefined
        : { field, code, to: featureChanges({}, { [code]: feature })?.[code]?.to ?? null };
    default:
      return { field, to: chosenId(value) };
  }
}
