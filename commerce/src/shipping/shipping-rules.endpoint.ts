import { shippingRulesOperation } from '@casamaestra/contract/shipping/shipping.operations.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { centsFromEuros, eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { shippingAmount } from '@casamaestra/rules/shipping/shipping-options.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { guestEndpoint } from '../contract-http/endpoint-of.ts';
import { countryCode } from './places/country-code.ts';
import type { CurrentCommerceSettings } from './read-commerce-settings.usecase.ts';
import type { DeliverableCountry, OfferedShippingRule } from './commerce-setting.ts';

type Row = OperationOutput<typeof shippingRulesOperation>['data'][number];

/** The range of subtotals in which a rule has its current price. */
function priceRange(rule: OfferedShippingRule, subtotalCents: number): readonly [from: number, to: number] {
  const { subtotalFromCents: from, subtotalBelowCents: below, freeFromCents: free } = rule;
  if (free === null) return [from, below ?? 0];
  return subtotalCents >= free ? [free, below ?? 0] : [from, free];
}

function presentRows(
  rule: OfferedShippingRule,
  subtotalCents: number,
  wanted: readonly DeliverableCountry[],
  language: Language,
): Row[] {
  const [from, to] = priceRange(rule, subtotalCents);
  const row = {
    shipping_rule: rule.name,
    label: rule.label[language],
    generic_shipping_amount: eurosFromCents(rule.amountCents),
    shipping_amount: eurosFromCents(shippingAmount(rule, subtotalCents, false)),
    price_range_from: eurosFromCents(from),
    price_range_to: eurosFromCents(to),
  };
  if (rule.countries.length === 0) return [{ ...row, country: 'ALL' }];
  return wanted
    .filter(({ code }) => rule.countries.includes(code))
    .map(({ name: country }) => ({ ...row, country }));
}

function readAmount(sent: string | number | undefined): number | null {
  if (sent === undefined || sent === '') return null;
  const amount = Number(typeof sent === 'string' ? sent.replace(',', '.') : sent);
  return Number.isFinite(amount) && amount >= 0 && amount < 10_000_000 ? amount : Number.NaN;
}

/** GET the delivery options by country and subtotal; weight and postcode are considered only in quotes. */
export function shippingRulesEndpoint(
  rules: CurrentCommerceSettings,
): Endpoint<typeof shippingRulesOperation> {
  return guestEndpoint(
    shippingRulesOperation,
    async (input, caller) => {
      const amount = readAmount(input.totalPrice);
      if (amount === null) return accepted({ data: [] });
      if (Number.isNaN(amount)) {
        return refused('amount_invalid', { field: 'totalPrice' }, 'totalPrice');
      }
      const subtotalCents = centsFromEuros(amount);
      const { shipping, countries } = await rules();
      const asked = input.country?.trim() ?? '';
      const wanted = countryCode(asked);
      const places = countries.filter(
        ({ code, name }) => asked === '' || code === wanted || name.toLowerCase() === asked.toLowerCase(),
      );
      if (places.length === 0) return accepted({ data: [] });
      const fitting = shipping.filter(
        ({ subtotalFromCents, subtotalBelowCents }) =>
          subtotalCents >= subtotalFromCents &&
          (subtotalBelowCents === null || subtotalCents < subtotalBelowCents),
      );
      return accepted({
        data: fitting.flatMap((rule) => presentRows(rule, subtotalCents, places, caller.language)),
      });
    },
    { anyVerb: true },
  );
}
