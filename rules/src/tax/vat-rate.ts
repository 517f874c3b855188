/** One VAT rate; dates are "YYYY-MM-DD", the last one exclusive. */
export interface VatRate {
  readonly vatClass: string;
  readonly country: string;
  readonly percent: number;
  readonly validFrom: string;
  readonly validTo: string | null;
}

/** The shop's country; its rates apply unless the country of delivery has rates of its own. */
const HOME = 'IT';

/**
 * The rate in force on a day. Sales to consumers elsewhere in the EU have Italian VAT as long as the shop's
 * cross-border sales are below 10,000 € a year (DPR 633/72, art. 41 c. 1 b) and D.L. 331/93, art. 41, as
 * changed by D.Lgs. 83/2021); a shop above that enters the rates of each country, which then apply. A class
 * without a rate has the standard one.
 */
export function vatPercent(
  rates: readonly VatRate[],
  vatClass: string,
  country: string,
  day: string,
): number | null {
  const inForce = (wantedClass: string, wantedCountry: string) =>
    rates.find(
      (rate) =>
        rate.vatClass === wantedClass &&
        rate.country === wantedCountry &&
        rate.validFrom <= day &&
        (rate.validTo === null || day < rate.validTo),
    );
  // A country with rates of its own has at least a standard rate.
  const place = inForce('standard', country) === undefined ? HOME : country;
  return (inForce(vatClass, place) ?? inForce('standard', place))?.percent ?? null;
}
