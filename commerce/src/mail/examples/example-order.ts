import type { TransferDetails } from '@casamaestra/contract/checkout/place-order.ts';
import type { MailKind } from '../../mail-queue/mail-kinds.ts';
import type { OrderRecord } from '../../orders/order-record.ts';

export const exampleNumber = 'ESEMPIO-1042';
const day = (text: string) => new Date(`${text}T09:30:00Z`);

const address = {
  first_name: 'Anna',
  last_name: 'Rossi',
  address_line1: 'Via Emilia 12',
  city: 'Bologna',
  state: 'BO',
  pincode: '40121',
  country: 'IT',
};

const order: OrderRecord = {
  id: 1,
  number: exampleNumber,
  customerId: null,
  state: 'shipped',
  email: 'anna@esempio.it',
  emailCorrections: 0,
  phone: '333 1234567',
  language: 'it',
  subtotalCents: 8900,
  discountCents: 0,
  shippingCents: 690,
  totalCents: 9590,
  refundedCents: 0,
  vat: [{ percent: 22, net_cents: 7861, vat_cents: 1729 }],
  shippingLabel: 'Corriere',
  shippingKind: 'delivery',
  earliest: '2026-09-03',
  latest: '2026-09-05',
  shippingAddress: address,
  billingAddress: address,
  invoice: null,
  paymentMethod: 'card',
  weeeTakeBack: false,
  proofOfAge: null,
  reviewMail: true,
  note: null,
  placedAt: day('2026-09-01'),
  reservedUntil: null,
  updatedAt: day('2026-09-05'),
  addressConfirmed: true,
  channel: 'shop',
  lines: [
    {
      orderId: 1,
      position: 1,
      productId: null,
      sku: 'ESEMPIO-1',
      name: 'Trapano avvitatore 18 V',
      options: '',
      slug: 'det/esempio',
      picture: null,
      qty: 1,
      priceCents: 8900,
      discountCents: 0,
      amountCents: 8900,
      vatPercent: 22,
      customMade: false,
      withdrawnQty: 0,
      documents: [],
    },
  ],
  couponCodes: [],
  events: [],
  parcels: [
    {
      id: 1,
      orderId: 1,
      carrier: 'BRT',
      trackingNumber: '0123456789',
      trackingUrl: null,
      lines: [{ position: 1, qty: 1 }],
      shippedAt: day('2026-09-02'),
      deliveredAt: null,
    },
  ],
  payments: [
    {
      id: 1,
      orderId: 1,
      state: 'captured',
      amountCents: 9590,
      capturedCents: 9590,
      refundedCents: 0,
      failure: null,
    },
  ],
  withdrawals: [
    {
      id: 1,
      orderId: 1,
      number: `${exampleNumber}-R1`,
      idempotencyKey: '',
      name: 'Anna Rossi',
      email: 'anna@esempio.it',
      reason: null,
      declaredAt: day('2026-09-10'),
      shipped: true,
      receivedAt: null,
      receivedNote: null,
      condition: null,
      deductionCents: 0,
      deductionReason: null,
      lines: [{ position: 1, qty: 1 }],
    },
  ],
};

const unpaid: ReadonlySet<MailKind> = new Set(['order_confirmation', 'confirm_order', 'transfer_reminder']);

/** The order that an example of a mail is about: for some kinds one that waits for its transfer. */
export const exampleOrder = (kind: MailKind): OrderRecord =>
  unpaid.has(kind)
    ? {
        ...order,
        state: 'awaiting_payment',
        paymentMethod: 'transfer',
        payments: [],
        reservedUntil: day('2026-09-08'),
        addressConfirmed: kind !== 'confirm_order',
      }
    : order;

/** How that order is to be paid; null when it is. */
export const exampleTransfer = ({ paymentMethod }: OrderRecord): TransferDetails | null =>
  paymentMethod === 'card'
    ? null
    : {
        iban: 'IT60X0542811101000000123456',
        iban_spaced: 'IT60 X054 2811 1010 0000 0123 456',
        bic: 'BPCVIT2S',
        account_holder: 'Esempio Srl',
        bank: 'Banca Prova',
        amount: 95.9,
        reference: exampleNumber,
        due: '2026-09-08',
        qr_svg: '',
        renovation_reference: exampleNumber,
      };
