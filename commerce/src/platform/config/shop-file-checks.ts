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
  return [
    ...numbers.flatMap(([name, value]) =>
      /^([A-Z]{2})?0+$/.test(value)
        ? [error(`shop.json, company.${name}: ${value} non è un numero vero`)]
        : [],
    ),
    ...(/\b0{5,}\b/.test(company.register)
      ? [error(`shop.json, company.register: «${company.register}» è un esempio`)]
      : []),
    ...addresses.map(([name, value]) =>
      error(`shop.json, contacts.${name}: ${String(value)} è un indirizzo di esempio`),
    ),
    ...(/^[+\d ]*0000000?$/.test(contacts.phone.replaceAll(' ', ''))
      ? [error(`shop.json, contacts.phone: ${contacts.phone} è un numero di esempio`)]
      : []),
    ...(adr !== undefined && isPlaceholderAddress(`.${new URL(adr.url).hostname}`)
      ? [error(`shop.json, dispute_resolution.url: ${adr.url} è un indirizzo di esempio`)]
      : []),
  ];
}
