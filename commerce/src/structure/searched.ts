export interface RegisterSearch {
  readonly text: string;
  /** Only names that look like another one's. */
  readonly twins: boolean;
}

export interface Page<Row> {
  readonly rows: Row[];
  readonly count: number;
  readonly twins: number;
}

/** A pattern of `like` for what holds these letters. */
export const likeWords = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
