/** How listings of a category look: a layout, the features to filter by in their order, and those of a card's line. */
export interface ListingSetting {
  readonly layout: string | null;
  readonly filters: readonly string[];
  readonly card_line: readonly string[];
}
