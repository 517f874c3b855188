import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { error, type Finding, isPlaceholderAddress, warning } from './finding.ts';

/** What the law wants on pages and only the shop can give; its pages say so meanwhile. */
const missingByLaw = ({ guarantee_notice: notice, accessibility }: ShopFile): Finding[] => [
  ...(notice === undefined ? [warning({ code: 'guarantee_notice_missing' })] : []),
  ...(accessibility === undefined ? [warning({ code: 'accessibility_missing' })] : []),
];

/** Data of the demo shop's seller, which a shop in production must not show, and what its pages lack. */
export function shopFileFindings(shop: ShopFile): Finding[] {
  const { company, contacts, dispute_resolution: adr } = shop;
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
    ...missingByLaw(shop),
  ];
}
