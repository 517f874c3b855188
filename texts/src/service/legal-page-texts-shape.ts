/** Words that legal pages take from the shop's data. */
export interface LegalPageTexts {
  /** How far the shop conforms, for the accessibility statement. */
  readonly conformity: Readonly<Record<'full' | 'partial' | 'none', string>>;
  readonly assessedBy: Readonly<Record<'self' | 'third_party', string>>;
  /** Where the shop has not said so. */
  readonly notAssessed: string;
  readonly card: string;
  readonly transfer: string;
}
