import { quoteOperation } from '@casamaestra/contract/cart/cart.operations.ts';
import {
  checkoutOptionsOperation,
  placeOrderOperation,
  placesOperation,
} from '@casamaestra/contract/checkout/checkout.operations.ts';
import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';
import type { Endpoint } from '@casamaestra/commerce/contract-http/endpoint.ts';
import { frappeEndpoint } from '../frappe-endpoint.ts';
import { countryName } from '@casamaestra/texts/format/country.ts';
import { frappeCountryName, deliverableCountries } from './countries.ts';
import { withCoupon } from './coupon-quotes.ts';
import { type CheckoutDependencies, placeFrappeOrder } from './place-order.usecase.ts';
import { quoteCart } from './quote-cart.ts';

function optionsEndpoint(deps: CheckoutDependencies, methods: readonly PaymentMethod[]): Endpoint {
  return frappeEndpoint(checkoutOptionsOperation, async (_input, { language }) => {
    const countries = await deliverableCountries(deps);
    if (!countries.ok) return countries;
    const named = countries.value.map(({ code }) => ({ code, name: countryName(code, language) }));
    return {
      ok: true,
      value: {
        payment_methods: [...methods],
        default_payment_method: methods[0] ?? 'transfer',
        card_form: false,
        wallets: [],
        countries: named.length > 0 ? named : [{ code: 'IT', name: countryName('IT', language) }],
        sandbox: false,
      },
    };
  });
}

function quoteEndpoint(deps: CheckoutDependencies): Endpoint {
  return frappeEndpoint(quoteOperation, async (wanted, caller) => {
    const countries = await deliverableCountries(deps);
    if (!countries.ok) return countries;
    const quote = await quoteCart(deps, wanted, countries.value, caller);
    if (!quote.ok) return quote;
    const country = frappeCountryName(wanted.country, countries.value);
    const { address, language } = caller;
    return { ok: true, value: await withCoupon(deps, quote.value, wanted, { address, language, country }) };
  });
}

/** Totals, options and orders. The service cannot look up places by CAP: shoppers type them. */
export const checkoutEndpoints = (
  deps: CheckoutDependencies,
  methods: readonly PaymentMethod[],
): readonly Endpoint[] => [
  optionsEndpoint(deps, methods),
  quoteEndpoint(deps),
  frappeEndpoint(placesOperation, async () => ({ ok: true, value: [] })),
  frappeEndpoint(placeOrderOperation, (wanted, caller) => placeFrappeOrder(deps, wanted, caller)),
];
