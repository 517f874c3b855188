import type { OrderLine, OrderRecord } from '../../order-record.ts';

const address = {
  first_name: 'Niccolò',
  last_name: 'Łukáš Černý 漢字',
  address_line1: 'Via dell’Università 12',
  city: 'Forlì',
  state: 'FC',
  pincode: '47121',
  country: 'IT',
};

/** A line of an order: two pieces at ten euros. */
export const lineToPrint = (position: number, name: string): OrderLine => ({
  orderId: 1,
  position,
  productId: 1,
  sku: `SKU-${position}`,
  name,
  options: 'Colore: Caffè',
  slug: 'det/x',
  picture: null,
  qty: 2,
  priceCents: 1000,
  discountCents: 0,
  amountCents: 2000,
  vatPercent: 22,
  customMade: false,
  withdrawnQty: 0,
  documents: [],
});

/** A paid order of these lines, by somebody with letters of many alphabets. */
export function orderToPrint(lines: readonly OrderLine[]): OrderRecord {
  const placedAt = new Date('2026-11-21T10:00:00Z');
  return {
    id: 1,
    number: 'CM-7K3MQ9XR',
    customerId: null,
    state: 'paid',
    email: 'a@esempio.it',
    emailCorrections: 0,
    phone: '',
    language: 'it',
    subtotalCents: 2000,
    discountCents: 0,
    shippingCents: 0,
    totalCents: 2000,
    refundedCents: 0,
    vat: [{ percent: 22, net_cents: 1639, vat_cents: 361 }],
    shippingLabel: 'Corriere',
    shippingKind: 'delivery',
    earliest: '2026-11-23',
    latest: '2026-11-25',
    shippingAddress: address,
    billingAddress: address,
    invoice: null,
    paymentMethod: 'transfer',
    weeeTakeBack: false,
    proofOfAge: null,
    reviewMail: false,
    note: null,
    placedAt,
    reservedUntil: null,
    updatedAt: placedAt,
    addressConfirmed: true,
    channel: 'shop',
    lines,
    couponCodes: [],
    events: [],
    parcels: [],
    payments: [],
    withdrawals: [],
  };
}
