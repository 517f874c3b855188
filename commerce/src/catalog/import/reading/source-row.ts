import type { RowFinding } from '@casamaestra/texts/staff/import-texts.ts';
/** Features and options that have columns of their own in a file: all others keep their stored values. */
export interface OwnColumns {
  /** Labels of `feature:…` columns, also where all cells are empty. */
  readonly features?: readonly string[];
  /** Labels of `option:…` columns. */
  readonly options?: readonly string[];
  /** The row has only some variants; the others stay. */
  readonly someVariants?: boolean;
}

/** One product as read from a file, not checked yet: absent keys keep the stored value, null clears it. */
export type SourceRow =
  | { readonly line: number; readonly value: unknown; readonly columns?: OwnColumns }
  | {
      readonly line: number;
      /**
       * Code of the product, where it is known: the product is in the file although the row cannot be read.
       */
      readonly code?: string;
      readonly problem: { readonly field: string; readonly value: string; readonly reason: RowFinding };
    };

/** One line of a table (CSV row, feed item): cells by column name; empty cells clear the stored value. */
export interface FlatRecord {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  /**
   * The role of the row by the mapping. `parent` and `product` are not variants and hold product fields
   * only, with a parent taking precedence. A `variation` needs a parent in the same file.
   */
  readonly role?: 'parent' | 'variation' | 'product';
  /** Pictures of all rows of the product are joined; otherwise those of the first row are used. */
  readonly joinsPictures?: true;
}

/** A line that could not be read as a record. */
export interface BrokenRecord {
  readonly line: number;
  readonly problem: { readonly field: string; readonly value: string; readonly reason: RowFinding };
}
