/** One product as read from a file, not checked yet. */
export type SourceRow =
  | { readonly line: number; readonly value: unknown }
  | {
      readonly line: number;
      readonly problem: { readonly field: string; readonly value: string; readonly reason: string };
    };

/** One line of a table-like file (CSV row, feed item): non-empty cells by column name. */
export interface FlatRecord {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** A line that could not be read as a record. */
export interface BrokenRecord {
  readonly line: number;
  readonly problem: { readonly field: string; readonly value: string; readonly reason: string };
}
