import { checkoutOptionsOperation } from '@casamaestra/contract/checkout/checkout.operations.ts';
import { deliverableCountriesOperation } from '@casamaestra/contract/shipping/shipping.operations.ts';
import { countryName } from '@casamaestra/texts/format/country.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { offeredGateways, offeredMethods } from '../platform/config/offered-methods.ts';
import type { CurrentCommerceSettings } from './read-commerce-settings.usecase.ts';
import type { DeliverableCountry } from './commerce-setting.ts';

/** Country name in the language of the page; the Italian names are stored. */
function named({ code, name }: DeliverableCountry, language: Language): string {
  return language === 'it' ? name : countryName(code, language);
}

/** GET the countries of delivery in the form of the Frappe API. */
export function deliverableCountriesEndpoint(
  rules: CurrentCommerceSettings,
): Endpoint<typeof deliverableCountriesOperation> {
  return {
    operation: deliverableCountriesOperation,
    anyVerb: true,
    async answer() {
      const { countries } = await rules();
      return accepted({ data: countries.map(({ code, name }) => ({ name, code: code.toLowerCase() })) });
    },
  };
}

/** GET what the checkout page needs before anything is entered. */
export function checkoutOptionsEndpoint(
  rules: CurrentCommerceSettings,
  config: Parameters<typeof offeredMethods>[0],
): Endpoint<typeof checkoutOptionsOperation> {
  const methods = offeredMethods(config);
  const gateways = offeredGateways(config);
  const cards = methods.includes('card')
    ? gateways.find((gateway) => gateway.methods.includes('card'))
    : undefined;
  return {
    operation: checkoutOptionsOperation,
    async answer(_args, caller) {
      const { countries } = await rules();
      return accepted({
        payment_methods: [...methods],
        default_payment_method: methods[0] ?? 'transfer',
        card_form: cards?.pageHosts !== undefined,
        wallets: [...(cards?.wallets ?? [])],
        countries: countries.map((country) => ({
          code: country.code,
          name: named(country, caller.language),
        })),
        sandbox: gateways.some(({ hasKeys }) => !hasKeys),
      });
    },
  };
}
