export interface Country {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly code: string;
  /** As the service calls it, in English: "Italy". */
  readonly name: string;
}
