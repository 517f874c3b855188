import { brandsBodySchema } from '@casamaestra/contract/content/entries/listed-kinds.ts';
import type { Database } from '../../platform/database/connection.ts';
import { slugOf } from '../../platform/slug.ts';
import { saveBrands } from './brands.queries.ts';
import type { NewVersion } from './entries.queries.ts';

/** Gives the brands of the catalogue what new versions say of them. */
export async function keepBrands(transaction: Database, versions: readonly NewVersion[]): Promise<void> {
  const changed = versions.find(({ kind, status }) => kind === 'brands' && status === 'published');
  if (changed === undefined) return;
  const { brands } = brandsBodySchema.parse(changed.body);
  await saveBrands(
    transaction,
    brands.map(({ name, slogan, country }) => ({
      name,
      slug: slugOf(name),
      slogan,
      country: country ?? null,
    })),
  );
}
