import type { Clock } from '../../platform/clock.ts';
import { nearestWidth, pictureUrl } from '../../media/picture-url.ts';
import type { AttributeSchema, CategoryEntry } from '../attribute-schema/attribute-schema.ts';
import type { BestPicture } from './category-pictures.queries.ts';
import type { KeptAnswer } from './kept/kept-answer.ts';

/** Sales change slowly. */
const KEPT_MS = 600_000;
/** Twice the 80 px at which a page shows them. */
const WIDTH = 160;

/** Addresses of pictures by the `url` of the category. */
type PicturesByCategory = Readonly<Record<string, string>>;

export interface CategoryPictures {
  /** A picture for each category of the next level, of what sells best in it; synchronous while they are kept. */
  below(category: CategoryEntry | null): PicturesByCategory | Promise<PicturesByCategory>;
}

interface Best {
  readonly rows: readonly BestPicture[];
  readonly schema: AttributeSchema;
  readonly byCategory: ReadonlyMap<number, BestPicture>;
}

/**
 * Shows a category by its best seller, so that no shop has to choose a picture for each. Nobody waits for the next
 * best ones.
 */
export function createCategoryPictures(sources: {
  readonly kept: Pick<KeptAnswer<BestPicture>, 'now' | 'refresh'>;
  readonly attributes: { readonly current: AttributeSchema };
  readonly clock: Clock;
}): CategoryPictures {
  const { kept, attributes, clock } = sources;
  let best: Best | undefined;
  let askedFor: AttributeSchema | undefined;
  let until = 0;

  function belowOf(rows: readonly BestPicture[], category: CategoryEntry | null): PicturesByCategory {
    const schema = attributes.current;
    if (best?.rows !== rows || best.schema !== schema)
      best = { rows, schema, byCategory: bestWithin(schema, rows) };
    const { byCategory } = best;
    const children = [...schema.categories.values()].filter(
      ({ parent }) => (parent?.id ?? null) === (category?.id ?? null),
    );
    return Object.fromEntries(
      children.flatMap(({ id, url }) => {
        const picture = byCategory.get(id)?.picture;
        return picture ? [[url, pictureUrl(picture.hash, nearestWidth(picture.width, WIDTH))]] : [];
      }),
    );
  }

  return {
    below(category) {
      if (askedFor !== attributes.current || clock.now() >= until) {
        askedFor = attributes.current;
        until = clock.now() + KEPT_MS;
        kept.refresh();
      }
      const rows = kept.now();
      return rows instanceof Promise ? rows.then((told) => belowOf(told, category)) : belowOf(rows, category);
    },
  };
}

/** The best of a category and of all below it. */
function bestWithin(
  { categories }: AttributeSchema,
  rows: readonly BestPicture[],
): ReadonlyMap<number, BestPicture> {
  const best = new Map<number, BestPicture>();
  for (const row of rows) {
    for (const id of categories.get(row.category_id)?.ids ?? []) {
      if (row.sold >= (best.get(id)?.sold ?? 0)) best.set(id, row);
    }
  }
  return best;
}
