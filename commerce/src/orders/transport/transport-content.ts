import type { Address } from '@casamaestra/contract/checkout/address.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import type { OrderParcel, OrderRecord } from '../order-record.ts';
import type { MovedParcel, TransportContent } from './transport.queries.ts';

type ShopAddress = ShopFile['company']['address'];

const placeLine = (postcode: string | undefined, town: string, province: string | undefined): string =>
  [postcode, town, province === undefined || province === '' ? undefined : `(${province})`]
    .filter(Boolean)
    .join(' ');

const shopLines = ({ street, postcode, town, province, country }: ShopAddress): string[] => [
  street,
  placeLine(postcode, town, province),
  ...(country === 'IT' ? [] : [country]),
];

/** The seller, as every document names it. */
export const sendingParty = ({ company }: ShopFile): TransportContent['from'] => ({
  name: company.name,
  lines: shopLines(company.address),
  vat_number: company.vat_number,
});

function receiverOf(address: Address): TransportContent['to'] {
  const { first_name: first, last_name: last, company_name: company, country } = address;
  const person = `${first} ${last}`.trim();
  return {
    name: company === undefined || company === '' ? person : company,
    lines: [
      ...(company === undefined || company === '' ? [] : [person]),
      address.address_line1,
      ...(address.address_line2 === undefined || address.address_line2 === '' ? [] : [address.address_line2]),
      placeLine(address.pincode, address.city, address.state),
      ...(country === 'IT' ? [] : [country]),
    ],
  };
}

/** What the document of a parcel of an order says. */
export function contentOfParcel(
  shop: ShopFile,
  order: OrderRecord,
  { carrier, trackingNumber, lines }: OrderParcel,
  { packages, weightG }: MovedParcel,
): TransportContent {
  return {
    from: sendingParty(shop),
    to: receiverOf(order.shippingAddress),
    carrier,
    tracking_number: trackingNumber,
    packages,
    weight_kg: weightG === null ? null : weightG / 1000,
    lines: lines.flatMap(({ position, qty }) => {
      const line = order.lines.find((one) => one.position === position);
      if (line === undefined) return [];
      const text = line.options === '' ? line.name : `${line.name} (${line.options})`;
      return { code: line.sku, text, quantity: qty, unit: 'pieces' as const };
    }),
  };
}
