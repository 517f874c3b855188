import type { EntryOf } from '../entries/stored-entry.ts';
/** How listings of a category look: a layout, the features to filter by in their order, and those of a card's line. */
export interface ListingSetting {
  readonly layout: string | null;
  readonly filters: readonly string[];
  readonly card_line: readonly string[];
}

/** The settings by category, "" for all listings. */
export const listingSettings = (
  entry: EntryOf<'listings'> | undefined,
): ReadonlyMap<string, ListingSetting> =>
  new Map(
    (entry?.body.listings ?? []).map(({ category, layout, ...row }) => [
      category,
      { layout: layout ?? null, ...row },
    ]),
  );
