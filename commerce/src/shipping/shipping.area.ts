import type { Area, AreaDependencies } from '../area.ts';
import { checkoutOptionsEndpoint, deliverableCountriesEndpoint } from './countries.endpoint.ts';
import {
  placesEndpoint,
  provincesEndpoint,
  regionsEndpoint,
  zipcodesEndpoint,
} from './places/places.endpoint.ts';
import { createCurrentCommerceSettings } from './read-commerce-settings.usecase.ts';
import type { ReadCommerceSettings } from './commerce-settings.ts';
import { shippingRulesEndpoint } from './shipping-rules.endpoint.ts';

/** Where and how the shop delivers and at what price; Italian places for address fields. */
export function createShippingArea(
  { database, config }: AreaDependencies,
  readRules: ReadCommerceSettings,
): Area {
  const rules = createCurrentCommerceSettings(database, readRules);
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
