/** Who makes a change: a person of the back office, a command, an import, or a program with a token. */
export interface Author {
  readonly by: 'person' | 'command' | 'import' | 'program';
  /** Of a program the maker of its token. */
  readonly staffId: number | null;
  /** The person's or the token's name; of a command who ran it, as far as is known. */
  readonly who: string;
}
