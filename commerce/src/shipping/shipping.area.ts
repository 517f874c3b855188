import type { Area, AreaDependencies } from '../area.ts';
import { checkoutOptionsEndpoint, deliverableCountriesEndpoint } from './countries.endpoint.ts';
import {
  placesEndpoint,
  provincesEndpoint,
  regionsEndpoint,
  zipcodesEndpoint,
} from './places/places.endpoint.ts';
import { createCommerceSettings } from './commerce-settings.ts';
import { createCurrentCommerceSettings } from './read-commerce-settings.usecase.ts';
import { visitorsDatabase } from '../platform/database/read-database.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { ReadCommerceSettings } from './commerce-settings.ts';
import { keepDelivery } from './delivery-in-force.usecase.ts';
import type { DeliveryInForce } from './delivery-in-force.usecase.ts';
import { undoCountries } from './desk/change-countries.usecase.ts';
import { undoVat } from './desk/plan-vat.usecase.ts';
import { undoDelivery } from './desk/undo-delivery.ts';
import { shippingRulesEndpoint } from './shipping-rules.endpoint.ts';

export interface ShippingArea extends Area {
  readonly settings: ReadCommerceSettings;
  readonly delivery: () => Promise<DeliveryInForce>;
  /** What editable content may say of delivery. */
  readonly told: () => Promise<
    (language: Language) => { readonly sentences: ReadonlyMap<string, string>; readonly table: string }
  >;
  /** The rules of delivery changed. */
  readonly forget: () => void;
}

/** Where and how the shop delivers and at what price; Italian places for address fields. */
export function createShippingArea({ database, reading, config }: AreaDependencies): ShippingArea {
  const settings = createCommerceSettings(database);
  const rules = createCurrentCommerceSettings(database, settings);
  const delivery = keepDelivery(visitorsDatabase({ database, reading }));
  return {
    settings,
    delivery: delivery.read,
    async told() {
      const inForce = await delivery.read();
      return (language) => ({ sentences: inForce.sentences(language), table: inForce.table(language) });
    },
    forget: delivery.forget,
    undo: [undoDelivery, undoVat, undoCountries],
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
