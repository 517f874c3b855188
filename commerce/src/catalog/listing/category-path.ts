import { slugOf } from '../../platform/slug.ts';
import type { AttributeSchema, CategoryEntry } from '../attribute-schema/attribute-schema.ts';

const folded = new WeakMap<ReadonlyMap<number, CategoryEntry>, ReadonlyMap<string, CategoryEntry>>();

/** Ignores case, accents, hyphens and punctuation: "Utensili,Elettro-utensili". */
function fold(label: string): string {
  return label
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function byPath(categories: ReadonlyMap<number, CategoryEntry>): ReadonlyMap<string, CategoryEntry> {
  const known = folded.get(categories);
  if (known !== undefined) return known;
  const paths = new Map<string, CategoryEntry>();
  for (const category of categories.values()) {
    paths.set(category.url, category);
    paths.set(category.labels.map(fold).join(','), category);
  }
  folded.set(categories, paths);
  return paths;
}

/**
 * The category of a path of labels joined by commas, with hyphens for spaces. A label that contains a comma
 * is found by the address the listing gave it; one that staff renamed, by the path it had. Null when there is none.
 */
export function findCategory(
  path: string,
  { categories, formerCategories }: Pick<AttributeSchema, 'categories' | 'formerCategories'>,
): CategoryEntry | null {
  const paths = byPath(categories);
  const exact = paths.get(path);
  if (exact !== undefined) return exact;
  const labels = path.split(',');
  const today = paths.get(labels.map(fold).filter(Boolean).join(','));
  if (today !== undefined) return today;
  const former = formerCategories.get(labels.map(slugOf).filter(Boolean).join(','));
  return (former !== undefined && categories.get(former)) || null;
}
