/** Texts of the pro forma in the order's language. Tax and register data stay in Italian (`taxLine`). */
export interface ProFormaTexts {
  readonly title: (number: string) => string;
  /** The title in the PDF's metadata. */
  readonly documentTitle: (number: string) => string;
  readonly ordered: (day: string) => string;
  readonly customer: string;
  readonly delivery: string;
  readonly pickup: string;
  readonly taxCode: (code: string) => string;
  readonly vatNumber: (number: string) => string;
  readonly columns: Readonly<Record<'name' | 'qty' | 'price' | 'vat' | 'amount', string>>;
  readonly customMade: string;
  readonly goods: string;
  readonly discount: string;
  readonly total: string;
  readonly vatContained: (percent: string, net: string) => string;
  readonly withdrawal: (email: string, address: string) => string;
  readonly page: (number: string, page: number, pages: number) => string;
}
