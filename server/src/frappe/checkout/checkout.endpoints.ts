import { quoteOperation } from '@casamaestra/contract/cart/cart.operations.ts';
import {
  checkoutOptionsOperation,
  placeOrderOperation,
  placesOperation,
} from '@casamaestra/contract/checkout/checkout.operations.ts';
import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';
import type { Endpoint } from '@casamaestra/commerce/contract-http/endpoint.ts';
import { guestCall } from '../kept-call.ts';
import { countryName, deliverableCountries } from './countries.ts';
import { withCoupon } from './coupon-quotes.ts';
import { type CheckoutParts, placeOrder } from './place-order.usecase.ts';
import { quoteCart } from './quote-cart.ts';

const italian = new Intl.DisplayNames(['it'], { type: 'region' });

function optionsEndpoint(parts: CheckoutParts, methods: readonly PaymentMethod[]): Endpoint {
  return guestCall(checkoutOptionsOperation, async () => {
    const countries = await deliverableCountries(parts);
    if (!countries.ok) return countries;
    const named = countries.value.map(({ code, name }) => ({ code, name: italian.of(code) ?? name }));
    return {
      ok: true,
      value: {
        payment_methods: [...methods],
        default_payment_method: methods[0] ?? 'transfer',
        card_form: false,
        wallets: [],
        countries: named.length > 0 ? named : [{ code: 'IT', name: 'Italia' }],
        sandbox: false,
      },
    };
  });
}

function quoteEndpoint(parts: CheckoutParts): Endpoint {
  return guestCall(quoteOperation, async (wanted, { address }) => {
    const countries = await deliverableCountries(parts);
    if (!countries.ok) return countries;
    const quote = await quoteCart(parts, wanted, countries.value, address);
    if (!quote.ok) return quote;
    const country = countryName(wanted.country, countries.value);
    return { ok: true, value: await withCoupon(parts, quote.value, wanted, { address, country }) };
  });
}

/** Totals, options and the order itself. Places are not known by their CAP there: fields are typed. */
export const checkoutEndpoints = (
  parts: CheckoutParts,
  methods: readonly PaymentMethod[],
): readonly Endpoint[] => [
  optionsEndpoint(parts, methods),
  quoteEndpoint(parts),
  guestCall(placesOperation, async () => ({ ok: true, value: [] })),
  guestCall(placeOrderOperation, (wanted, caller) => placeOrder(parts, wanted, caller)),
];
