import type { RowFinding, StopFinding } from '@casamaestra/texts/staff/import-texts.ts';
/** Something wrong in a catalogue file, as the errors file lists it. */
export interface RowProblem {
  /** Line of the file where the row begins, from 1. */
  readonly line: number;
  /** Product code, empty when it could not be read. */
  readonly code: string;
  /** "variants[0].price", or the column of a CSV file. */
  readonly field: string;
  /** The value found, at most 200 characters. */
  readonly value: string;
  /** Why it is refused. */
  readonly reason: RowFinding;
  /** rejected: the product was left out; loaded: the product was loaded without this part. */
  readonly outcome: 'rejected' | 'loaded';
}

/** Ends an import with a message for the merchant: a broken file, a full disk, a lock that is held. */
export class ImportStop extends Error {
  override readonly name = 'ImportStop';
  readonly finding: StopFinding;

  constructor(finding: StopFinding) {
    super(JSON.stringify(finding));
    this.finding = finding;
  }
}

/** A value for the errors file: shortened, on one line. */
export function shownValue(value: unknown): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(/\s+/g, ' ').slice(0, 200);
}
