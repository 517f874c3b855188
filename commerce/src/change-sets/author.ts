/** Who makes a change: a person of the back office, a command, or an import. */
export interface Author {
  readonly by: 'person' | 'command' | 'import';
  readonly staffId: number | null;
  /** The person's name; of a command who ran it, as far as is known. */
  readonly who: string;
}
