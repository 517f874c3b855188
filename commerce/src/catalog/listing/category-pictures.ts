import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import { nearestWidth, pictureUrl } from '../../media/picture-url.ts';
import type { AttributeSchema, CategoryEntry } from '../attribute-schema/attribute-schema.ts';
import { selectBestPictures } from './category-pictures.queries.ts';
import type { BestPicture } from './category-pictures.queries.ts';

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

interface Kept {
  readonly schema: AttributeSchema;
  readonly until: number;
  readonly byCategory: ReadonlyMap<number, BestPicture>;
}

/** Shows a category by its best seller, so that no shop has to choose a picture for each. */
export function createCategoryPictures(sources: {
  readonly database: Database;
  readonly attributes: { readonly current: AttributeSchema };
  readonly clock: Clock;
}): CategoryPictures {
  let kept: Kept | undefined;
  let loading: Promise<Kept> | undefined;

  async function load(): Promise<Kept> {
    const schema = sources.attributes.current;
    const until = sources.clock.now() + KEPT_MS;
    kept = { schema, until, byCategory: bestWithin(schema, await selectBestPictures(sources.database)) };
    return kept;
  }

  function belowOf({ schema, byCategory }: Kept, category: CategoryEntry | null): PicturesByCategory {
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
      const { attributes, clock } = sources;
      if (kept?.schema === attributes.current && clock.now() < kept.until) return belowOf(kept, category);
      loading ??= load().finally(() => {
        loading = undefined;
      });
      return loading.then((loaded) => belowOf(loaded, category));
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
