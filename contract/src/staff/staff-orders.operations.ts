import { z } from 'zod';
import { addressSchema, invoiceSchema } from '../checkout/address.ts';
import { paymentMethods, transferDetailsSchema } from '../checkout/place-order.ts';
import { orderChannels, orderStates, orderStateSchema } from '../orders/order-view.ts';
import { eurosSchema } from '../platform/money.ts';
import { invoiceKinds, invoiceStates } from './staff-invoices.operations.ts';
import { staffOperation } from './staff-operation.ts';

/** null: the role does not see it. Amounts in decimal euros, VAT included; times in ISO 8601. */
const masked = <Value extends z.ZodType>(value: Value) => value.nullable();
const orderNumber = z.string().trim().max(40);
const view = { subject: 'orders', needs: 'view' } as const;
const fulfil = { subject: 'orders', needs: 'edit' } as const;
const change = { subject: 'order_changes', needs: 'edit' } as const;

/** What staff may do with an order now, the one that is due first. */
export const orderActs = [
  'accept_transfer',
  'prepare',
  'ship',
  'ready',
  'deliver',
  'refund',
  'cancel',
  'correct',
  'lines',
  'return',
  'new_link',
] as const;
export type OrderAct = (typeof orderActs)[number];

const count = z.object({
  /** Exact up to 10,000, beyond that estimated: "circa 300.000". */
  rows: z.number(),
  exact: z.boolean(),
});

export const orderRowSchema = z.object({
  number: z.string(),
  state: orderStateSchema,
  placed_at: z.string(),
  name: z.string(),
  city: z.string(),
  email: masked(z.string()),
  total: masked(z.number()),
  payment_method: z.enum(paymentMethods),
  paid: z.boolean(),
  pieces: z.number(),
  shipping_kind: z.enum(['delivery', 'pickup']),
  shipping_label: z.string(),
  /** Last day of the promised delivery, "YYYY-MM-DD". */
  latest: z.string(),
  /** Paid, not handed over as a whole, and its promised day has passed. */
  late: z.boolean(),
  weee_take_back: z.boolean(),
  /** A withdrawal was declared and its goods are not back. */
  withdrawal_open: z.boolean(),
  has_note: z.boolean(),
});
export type OrderRow = z.output<typeof orderRowSchema>;

export const orderSortings = ['newest', 'oldest', 'due'] as const;

/** `text`: number, e-mail, phone, surname or SKU, from its beginning. */
const orderFilter = z.object({
  states: z.array(z.enum(orderStates)).max(orderStates.length).optional(),
  payment_methods: z.array(z.enum(paymentMethods)).max(paymentMethods.length).optional(),
  paid: z.boolean().optional(),
  late: z.boolean().optional(),
  /** Transfers whose goods are set aside for less than a day more. */
  expiring: z.boolean().optional(),
  shipping_kind: z.enum(['delivery', 'pickup']).optional(),
  weee_take_back: z.boolean().optional(),
  /** With a parcel of this carrier. */
  carrier: z.string().trim().min(1).max(80).optional(),
  /** First and last day they were placed, "YYYY-MM-DD". */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  text: z.string().trim().max(100).optional(),
  /** Only orders of this account. */
  customer_id: z.number().int().positive().max(2_147_483_647).optional(),
  sort: z.enum(orderSortings).default('newest'),
});

/** Orders in pages of 50 by a cursor. */
export const staffOrdersOperation = staffOperation({
  name: 'orders.list',
  permission: view,
  summary: 'Orders, filtered, 50 a page',
  input: orderFilter.extend({
    /** `next` of the page before. */
    after: z.string().max(200).optional(),
  }),
  output: z.object({ rows: z.array(orderRowSchema), next: z.string().nullable(), count }),
});

/** The orders that match now, for acts on all of them: more than `listRowsMost` are refused. */
export const matchingOrdersOperation = staffOperation({
  name: 'orders.matching',
  permission: view,
  summary: 'Numbers and states of all orders that match a filter',
  input: orderFilter,
  output: z.array(z.object({ number: z.string(), state: orderStateSchema })),
  refusals: ['staff_list_too_long'],
});

/** Every row of a list, as the role sees it; the log keeps who exported what. */
export const exportOrdersOperation = staffOperation({
  name: 'orders.export',
  permission: view,
  summary: 'All orders that match a filter, to be kept as a file',
  input: orderFilter,
  output: z.array(orderRowSchema),
  refusals: ['staff_list_too_long'],
});

const lineSchema = z.object({
  position: z.number(),
  sku: z.string(),
  name: z.string(),
  options: z.string(),
  slug: z.string(),
  /** Address of a small picture. */
  picture: z.string().nullable(),
  qty: z.number(),
  /** Pieces in parcels. */
  shipped: z.number(),
  withdrawn: z.number(),
  custom_made: z.boolean(),
  price: masked(z.number()),
  discount: masked(z.number()),
  amount: masked(z.number()),
  vat_percent: masked(z.number()),
});

const moneySchema = z.object({
  goods: z.number(),
  discount: z.number(),
  coupon_codes: z.array(z.string()),
  shipping: z.number(),
  total: z.number(),
  vat: z.array(z.object({ percent: z.number(), net: z.number(), vat: z.number() })),
  captured: z.number(),
  refunded: z.number(),
  /** Captured, and neither refunded nor about to be. */
  refundable: z.number(),
});

export const noteFileSchema = z.object({
  id: z.number(),
  /** null: the role does not see e-mail addresses, and a name may be one. */
  name: masked(z.string()),
  kind: z.enum(['picture', 'pdf']),
  bytes: z.number(),
  /** For who is signed in. */
  url: z.string(),
  width: masked(z.number()),
  height: masked(z.number()),
});
export type NoteFile = z.output<typeof noteFileSchema>;

const timelineSchema = z.object({
  at: z.string(),
  kind: z.enum(['state', 'act', 'note']),
  /** "Giulia Neri", "cliente": a name of staff, or one of the words customer, shop, gateway, staff. */
  who: z.string(),
  /** The state from then on, or the kind of act: "orders.ship". */
  what: z.string(),
  text: z.string().nullable(),
  /** Number of its change; null: an event of the order itself. */
  change: z.number().nullable(),
  /** The last step of staff, which this person may take back. */
  undo: z.boolean(),
  /** A note that stands above the others. */
  pinned: z.boolean(),
  /** Whom a note mentions; its text says "@Giulia Neri", as they are called now. */
  mentions: z.array(z.object({ id: z.number(), name: z.string() })),
  /** Files of a note; empty for roles that see initials. */
  files: z.array(noteFileSchema),
});

/** One order whole. */
export const staffOrderSchema = z.object({
  number: z.string(),
  state: orderStateSchema,
  placed_at: z.string(),
  /** ISO 8601; an act that says which it saw is refused when the order has changed since. */
  version: z.string(),
  language: z.string(),
  name: z.string(),
  email: masked(z.string()),
  phone: masked(z.string()),
  customer_id: z.number().nullable(),
  channel: z.enum(orderChannels),
  shipping_kind: z.enum(['delivery', 'pickup']),
  shipping_label: z.string(),
  earliest: z.string(),
  latest: z.string(),
  late: z.boolean(),
  shipping_address: masked(addressSchema),
  billing_address: masked(addressSchema),
  invoice: masked(invoiceSchema),
  note: z.string().nullable(),
  weee_take_back: z.boolean(),
  /** The age to be proved with a document when it is handed over. */
  proof_of_age: z.number().nullable(),
  lines: z.array(lineSchema),
  money: masked(moneySchema),
  payment_method: z.enum(paymentMethods),
  /** How a transfer that is waited for is to be made, as the buyer was told it. */
  transfer: masked(
    transferDetailsSchema.pick({
      iban_spaced: true,
      account_holder: true,
      amount: true,
      reference: true,
      due: true,
    }),
  ),
  payments: masked(
    z.array(
      z.object({
        id: z.number(),
        state: z.string(),
        amount: z.number(),
        captured: z.number(),
        refunded: z.number(),
        failure: z.string().nullable(),
      }),
    ),
  ),
  parcels: z.array(
    z.object({
      id: z.number(),
      carrier: z.string(),
      tracking_number: z.string(),
      tracking_url: z.string().nullable(),
      shipped_at: z.string(),
      delivered_at: z.string().nullable(),
      lines: z.array(z.object({ position: z.number(), qty: z.number() })),
    }),
  ),
  withdrawals: z.array(
    z.object({
      number: z.string(),
      declared_at: z.string(),
      received_at: z.string().nullable(),
      lines: z.array(z.object({ position: z.number(), qty: z.number() })),
    }),
  ),
  /** Invoices and credit notes, oldest first. */
  documents: masked(
    z.array(
      z.object({
        id: z.number(),
        kind: z.enum(invoiceKinds),
        number: z.string(),
        day: z.string(),
        total: z.number(),
        state: z.enum(invoiceStates),
      }),
    ),
  ),
  mails: z.array(
    z.object({
      id: z.number(),
      kind: z.string(),
      recipient: masked(z.string()),
      sent_at: z.string().nullable(),
      due_at: z.string(),
      error: z.string().nullable(),
    }),
  ),
  /** Newest last. */
  timeline: z.array(timelineSchema),
  /** Notes that mention this person and that they have not read. */
  unread_mentions: z.number(),
  /** What this person may do now; the first is the one that is due. */
  acts: z.array(z.enum(orderActs)),
});
export type StaffOrder = z.output<typeof staffOrderSchema>;

export const staffOrderOperation = staffOperation({
  name: 'orders.get',
  permission: view,
  summary: 'One order with everything that belongs to it',
  input: z.object({ number: orderNumber }),
  output: staffOrderSchema,
  refusals: ['staff_order_unknown'],
});

/** `version`: as it was seen; absent: whatever the order is now. */
const ofOrder = { number: orderNumber, version: z.string().max(40).optional() };
export const orderRefusals = ['staff_order_unknown', 'staff_order_state', 'changed_meanwhile'] as const;

export const prepareOrderOperation = staffOperation({
  name: 'orders.prepare',
  permission: fulfil,
  summary: 'Begin to prepare an order; its buyer can no longer cancel it',
  input: z.object(ofOrder),
  output: staffOrderSchema,
  refusals: orderRefusals,
});

/** How many orders one person picks in one walk. */
export const pickedAtOnceMost = 30;

const toPickSchema = z.object({
  number: z.string(),
  state: orderStateSchema,
  /** As in `staffOrderSchema`. */
  version: z.string(),
  name: z.string(),
  city: z.string(),
  shipping_kind: z.enum(['delivery', 'pickup']),
  shipping_label: z.string(),
  latest: z.string(),
  late: z.boolean(),
  /** What the buyer wrote. */
  note: z.string().nullable(),
  /** What is still to be handed over; without prices, whoever asks. */
  lines: z.array(
    z.object({
      sku: z.string(),
      gtin: z.string().nullable(),
      name: z.string(),
      options: z.string(),
      picture: z.string().nullable(),
      pieces: z.number(),
      /** Of one piece; null: not known. */
      weight_kg: z.number().nullable(),
      /** Where it lies in the warehouse; null: nobody has said. */
      shelf: z.string().nullable(),
      custom_made: z.boolean(),
    }),
  ),
});
export type OrderToPick = z.output<typeof toPickSchema>;

/** Paid orders of which something is still to be handed over, those due first first; named: only these. */
export const ordersToPickOperation = staffOperation({
  name: 'orders.to_pick',
  permission: fulfil,
  summary: 'Orders to be picked in the warehouse, with their goods',
  input: z.object({ numbers: z.array(orderNumber).max(pickedAtOnceMost).optional() }),
  output: z.array(toPickSchema),
});

const centimetres = z.number().int().min(1).max(5_000).optional();

/** What staff measured of a parcel; what is absent was not. */
export const parcelMeasuresSchema = z.object({
  packages: z.number().int().min(1).max(99).optional(),
  /** Of all packages. */
  weight_g: z.number().int().min(1).max(10_000_000).optional(),
  length_cm: centimetres,
  width_cm: centimetres,
  height_cm: centimetres,
});
export type ParcelMeasures = z.output<typeof parcelMeasuresSchema>;

/** Ships what is named, or all that is left; the buyer gets a mail with the tracking number. */
export const shipOrderOperation = staffOperation({
  name: 'orders.ship',
  permission: fulfil,
  summary: 'Ship a parcel',
  input: z.object({
    ...ofOrder,
    carrier: z.string().trim().min(1).max(80),
    tracking_number: z.string().trim().min(1).max(80),
    tracking_url: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .optional(),
    pieces: z
      .array(z.object({ sku: z.string().max(140), qty: z.number().int().min(1).max(999_999) }))
      .max(500)
      .optional(),
    measures: parcelMeasuresSchema.optional(),
    despite_withdrawal: z.boolean().default(false),
  }),
  output: staffOrderSchema,
  refusals: [
    ...orderRefusals,
    'order_collected',
    'parcel_pieces_exceeded',
    'parcel_empty',
    'parcel_withdrawn',
  ],
});

export const readyOrderOperation = staffOperation({
  name: 'orders.ready',
  permission: fulfil,
  summary: 'An order is ready for pick-up',
  input: z.object({ ...ofOrder, despite_withdrawal: z.boolean().default(false) }),
  output: staffOrderSchema,
  refusals: [...orderRefusals, 'order_shipped', 'parcel_pieces_exceeded', 'parcel_empty', 'parcel_withdrawn'],
});

export const deliverOrderOperation = staffOperation({
  name: 'orders.deliver',
  permission: fulfil,
  summary: 'An order was delivered or collected',
  input: z.object(ofOrder),
  output: staffOrderSchema,
  refusals: orderRefusals,
});

export const cancelByStaffOperation = staffOperation({
  name: 'orders.cancel',
  permission: change,
  summary: 'Cancel an order; stock is released, what was paid is refunded, the reason is mailed to the buyer',
  input: z.object({ ...ofOrder, reason: z.string().trim().min(1).max(300) }),
  output: staffOrderSchema,
  refusals: orderRefusals,
});

export const pinNoteOperation = staffOperation({
  name: 'orders.pin_note',
  permission: fulfil,
  summary: 'Put a note above the history of its order, or back into it',
  input: z.object({ number: orderNumber, change: z.number().int().positive(), pinned: z.boolean() }),
  output: staffOrderSchema,
  refusals: ['staff_order_unknown', 'staff_change_unknown'],
});

/** Books a credit of the bank statement as the payment of an order. */
export const acceptTransferOperation = staffOperation({
  name: 'orders.accept_transfer',
  permission: { subject: 'bank', needs: 'edit' },
  summary: 'Accept a transfer as the payment of an order',
  input: z.object({ number: orderNumber, credit: z.number().int() }),
  output: staffOrderSchema,
  refusals: [
    'staff_order_unknown',
    'staff_credit_unknown',
    'staff_credit_decided',
    'staff_credit_not_accepted',
  ],
});

/** Credits of the bank statement that match no order by themselves. */
export const creditsOperation = staffOperation({
  name: 'bank.credits',
  permission: { subject: 'bank', needs: 'view' },
  summary: 'Credits that a person must handle',
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.number(),
      booked_on: z.string(),
      amount: z.number(),
      currency: z.string(),
      payer: z.string(),
      remittance: z.string(),
      order_number: z.string().nullable(),
      result: z.enum([
        'matched',
        'amount_differs',
        'unknown_order',
        'order_cancelled',
        'already_paid',
        'closed',
      ]),
      /** Its text names a law on renovations: the bank has withheld 11 % ("bonifico parlante"). */
      renovation: z.boolean(),
      /** Orders that wait for a transfer and may be meant, the likeliest first, with the reasons. */
      proposals: z.array(
        z.object({
          order_number: z.string(),
          name: z.string(),
          total: z.number(),
          reasons: z.array(z.enum(['number', 'amount', 'renovation_amount', 'name'])),
        }),
      ),
    }),
  ),
});

/**
 * Asks for a refund: what the role may do alone is carried out, what needs a second person waits for it
 * (`waits_for` in the answer). Large: above 100 euros, or the fourth of this person within an hour.
 */
export const requestRefundOperation = staffOperation({
  name: 'refunds.request',
  permission: { subject: 'refunds', needs: 'edit' },
  summary: 'Refund an order, whole or in part',
  input: z.object({
    number: orderNumber,
    /** Absent: all that was paid and not refunded. */
    amount: eurosSchema.optional(),
    reason: z.string().trim().min(1).max(300),
    /** The same key never refunds twice. */
    key: z.uuid(),
  }),
  output: z.object({
    order: staffOrderSchema,
    waits_for: z.enum(['nobody', 'another_person', 'time']),
    approval_id: z.number().nullable(),
  }),
  refusals: ['staff_order_unknown', 'nothing_to_refund', 'refund_exceeds'],
});

/** Requests that wait for another person, oldest first. */
export const approvalsOperation = staffOperation({
  name: 'refunds.approvals',
  permission: { subject: 'large_refunds', needs: 'ask' },
  summary: 'Refunds that wait for approval',
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.number(),
      order_number: z.string(),
      amount: z.number(),
      reason: z.string(),
      asked_by: z.string(),
      asked_at: z.string(),
      /** Asked by who reads this. */
      own: z.boolean(),
      /** In a shop of one person: from when it may be approved alone. */
      alone_from: z.string().nullable(),
      /** It asks for another account than the payer's; `payer` null: that is not known. */
      account: z.object({ to: z.string(), payer: z.string().nullable() }).nullable(),
    }),
  ),
});

export const decideRefundOperation = staffOperation({
  name: 'refunds.decide',
  permission: { subject: 'large_refunds', needs: 'edit' },
  summary: 'Approve or refuse a refund that another person asked for',
  input: z.object({
    id: z.number().int(),
    approve: z.boolean(),
    reason: z.string().trim().max(300).optional(),
  }),
  output: z.object({ order: staffOrderSchema }),
  refusals: [
    'staff_approval_unknown',
    'staff_approval_decided',
    'staff_other_person_needed',
    'staff_approval_early',
    'nothing_to_refund',
    'refund_exceeds',
  ],
});
