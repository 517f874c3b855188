import type { Database } from '../../platform/database/connection.ts';

interface BrandStory {
  readonly name: string;
  readonly slug: string;
  readonly slogan: string;
  readonly country: string | null;
}

/** Saves the stories of brands that the catalogue has or will have. */
export async function saveBrands(transaction: Database, brands: readonly BrandStory[]): Promise<void> {
  if (brands.length === 0) return;
  await transaction
    .insertInto('brand')
    .values(brands)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({
        slogan: row.ref('excluded.slogan'),
        country: row.ref('excluded.country'),
      })),
    )
    .execute();
}
