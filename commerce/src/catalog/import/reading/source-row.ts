/** Features and options that have columns of their own in a file: others stay as they are. */
export interface OwnColumns {
  /** Labels of `feature:…` columns, also where the cell is empty. */
  readonly features?: readonly string[];
  /** Labels of `option:…` columns. */
  readonly options?: readonly string[];
  /** The row has only some variants; the others stay. */
  readonly someVariants?: boolean;
}

/** One product as read from a file, not checked yet: absent keys keep what the shop has, null empties. */
export type SourceRow =
  | { readonly line: number; readonly value: unknown; readonly columns?: OwnColumns }
  | {
      readonly line: number;
      /** Code of the product, where it is known: the file holds it, though it cannot be taken. */
      readonly code?: string;
      readonly problem: { readonly field: string; readonly value: string; readonly reason: string };
    };

/** One line of a table-like file (CSV row, feed item): cells by column name; empty ones empty what is stored. */
export interface FlatRecord {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  /**
   * What a mapping says of the row. `parent` and `product` are no variants: they tell only of the product, a
   * parent before all others. A `variation` needs a parent in the same file.
   */
  readonly role?: 'parent' | 'variation' | 'product';
  /** Pictures of the product's rows are joined; otherwise the first row's count. */
  readonly joinsPictures?: true;
}

/** A line that could not be read as a record. */
export interface BrokenRecord {
  readonly line: number;
  readonly problem: { readonly field: string; readonly value: string; readonly reason: string };
}
