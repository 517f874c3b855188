export interface Country {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly code: string;
  /** The English name used by the service: "Italy". */
  readonly name: string;
}
