import type { ContentFinding } from '@casamaestra/texts/staff/content-texts.ts';

/** What is wrong in a file of a content folder, and where. */
export interface FileFinding {
  readonly file: string;
  readonly line: number | undefined;
  /** "slides.0.url"; undefined for the whole file. */
  readonly field: string | undefined;
  readonly finding: ContentFinding;
}
