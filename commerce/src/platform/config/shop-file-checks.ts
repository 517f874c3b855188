import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { error, type Finding, isPlaceholderAddress } from './production-checks.ts';

/** Data of the demo shop's seller, which a shop in production must not show. */
export function shopFileFindings({ company, contacts, dispute_resolution: adr }: ShopFile): Finding[] {
  const addresses = Object.entries(contacts).filter(
    ([, value]) => typeof value === 'string' && value.includes('@') && isPlaceholderAddress(value),
  );
  const numbers = [
    ['vat_number', company.vat_number],
    ['tax_code', company.tax_code ?? ''],
  ] as const;
  const address = (name: string, value: string) =>
    error({ code: 'shop_address_example', facts: { name, value } });
  return [
    ...numbers.flatMap(([name, value]) =>
      /^([A-Z]{2})?0+$/.test(value) ? [error({ code: 'shop_number_example', facts: { name, value } })] : [],
    ),
    ...(/\b0{5,}\b/.test(company.register)
      ? [error({ code: 'shop_register_example', facts: { value: company.register } })]
      : []),
    ...addresses.map(([name, value]) => address(`contacts.${name}`, String(value))),
    ...(/^[+\d ]*0000000?$/.test(contacts.phone.replaceAll(' ', ''))
      ? [error({ code: 'shop_phone_example', facts: { value: contacts.phone } })]
      : []),
    ...(adr !== undefined && isPlaceholderAddress(`.${new URL(adr.url).hostname}`)
      ? [address('dispute_resolution.url', adr.url)]
      : []),
  ];
}
