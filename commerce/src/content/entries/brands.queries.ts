import type { Database } from '../../platform/database/connection.ts';

interface BrandStory {
  readonly name: string;
  readonly slug: string;
  readonly slogan: string;
  readonly country: string | null;
}

/** Saves the stories of brands that the catalogue has or will have; one that staff renamed or merged is not made again. */
export async function saveBrands(transaction: Database, brands: readonly BrandStory[]): Promise<void> {
  if (brands.length === 0) return;
  const former = await transaction
    .selectFrom('former_name')
    .select('name')
    .where('kind', '=', 'brand')
    .execute();
  const gone = new Set(former.map(({ name }) => name.toLowerCase()));
  const named = brands.filter(({ name }) => !gone.has(name.toLowerCase()));
  if (named.length === 0) return;
  await transaction
    .insertInto('brand')
    .values(named)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({
        slogan: row.ref('excluded.slogan'),
        country: row.ref('excluded.country'),
      })),
    )
    .execute();
}
