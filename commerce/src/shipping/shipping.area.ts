import type { Area, SellingParts } from '../area.ts';
import { checkoutOptionsEndpoint, deliverableCountriesEndpoint } from './countries.endpoint.ts';
import {
  placesEndpoint,
  provincesEndpoint,
  regionsEndpoint,
  zipcodesEndpoint,
} from './places/places.endpoint.ts';
import { createCurrentSellingRules } from './read-selling-rules.usecase.ts';
import type { ReadSellingRules } from './selling-rules.ts';
import { shippingRulesEndpoint } from './shipping-rules.endpoint.ts';

/** Where the shop delivers, how and for how much; Italian places for address fields. */
export function createShippingArea({ database, config }: SellingParts, readRules: ReadSellingRules): Area {
  const rules = createCurrentSellingRules(database, readRules);
  return {
    endpoints: [
      shippingRulesEndpoint(rules),
      deliverableCountriesEndpoint(rules),
      checkoutOptionsEndpoint(rules, config),
      placesEndpoint,
      regionsEndpoint,
      provincesEndpoint,
      zipcodesEndpoint,
    ],
  };
}
