import type { ImportNotice } from '@casamaestra/texts/staff/import-texts.ts';
import { productRowSchema, variantRowSchema } from '@casamaestra/contract/catalog/product-row.ts';
import type { SourceRow } from './source-row.ts';

const ofProduct = new Set(Object.keys(productRowSchema.shape));
const ofVariant = new Set(Object.keys(variantRowSchema.shape));
const namedMax = 20;

/** Collects keys of JSON rows that the shop does not read, to report each once. */
export class UnknownKeys {
  private readonly keys = new Set<string>();

  look(row: SourceRow): void {
    if ('problem' in row || this.keys.size >= namedMax) return;
    const value = row.value as Record<string, unknown>;
    for (const key in value) if (!ofProduct.has(key)) this.keys.add(key);
    const { variants } = value;
    if (!Array.isArray(variants)) return;
    for (const variant of variants as unknown[]) {
      if (typeof variant !== 'object' || variant === null) continue;
      for (const key in variant) if (!ofVariant.has(key)) this.keys.add(`variants.${key}`);
    }
  }

  tell(notice: (notice: ImportNotice) => void): void {
    if (this.keys.size > 0) notice({ code: 'fields_not_read', facts: { fields: [...this.keys].join(', ') } });
  }
}
