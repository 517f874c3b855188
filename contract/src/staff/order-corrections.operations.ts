import { z } from 'zod';
import { addressSchema } from '../checkout/address.ts';
import { addressCodes } from '../checkout/checkout.refusals.ts';
import { orderRefusals, staffOrderSchema } from './staff-orders.operations.ts';
import { staffOperation } from './staff-operation.ts';

const change = { subject: 'order_changes', needs: 'edit' } as const;
const fulfil = { subject: 'orders', needs: 'edit' } as const;
const number = z.string().trim().max(40);
const version = z.string().max(40).optional();
const mailId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/**
 * Before anything is handed over. The way of delivery stays, and with it its price: an address that it does not reach
 * is refused. What is absent stays as it is.
 */
export const correctOrderOperation = staffOperation({
  name: 'orders.correct',
  permission: change,
  summary: 'Correct the address, the telephone number or the note of an order that has not left',
  input: z.object({
    number,
    version,
    shipping_address: addressSchema.optional(),
    billing_address: addressSchema.optional(),
    phone: z.string().trim().min(1).max(40).optional(),
    /** What the buyer wrote; empty: nothing. */
    note: z.string().trim().max(500).optional(),
  }),
  output: staffOrderSchema,
  refusals: [
    ...orderRefusals,
    ...addressCodes,
    'name_invalid',
    'order_field_invalid',
    'order_address_not_reached',
    'order_invoiced',
  ],
});

export const newOrderLinkOperation = staffOperation({
  name: 'orders.new_link',
  permission: change,
  summary: 'Withdraw every link of an order that was mailed, and mail a new one',
  input: z.object({ number }),
  output: staffOrderSchema,
  refusals: ['staff_order_unknown'],
});

/** For a parcel that was refused or could not be delivered, and for goods taken back by agreement; some of them: the order stays as it is. */
export const returnOrderOperation = staffOperation({
  name: 'orders.return',
  permission: fulfil,
  summary:
    'Goods of an order came back, all or some, without a declaration of withdrawal; nothing is refunded yet',
  input: z.object({
    number,
    version,
    /** Only these pieces came back; absent: the whole order. */
    lines: z
      .array(
        z.object({
          position: z.number().int().positive().max(32_767),
          qty: z.number().int().min(1).max(100_000),
        }),
      )
      .min(1)
      .max(500)
      .refine((lines) => new Set(lines.map(({ position }) => position)).size === lines.length)
      .optional(),
    /** The goods are for sale again. */
    restock: z.boolean(),
    reason: z.string().trim().min(1).max(300),
  }),
  output: staffOrderSchema,
  refusals: [...orderRefusals, 'order_line_unknown', 'return_pieces_exceeded'],
});

/** Composed anew from what the order says now; `sent_at`: when it left. */
export const orderMailOperation = staffOperation({
  name: 'orders.mail',
  permission: change,
  summary: 'A mail about an order, to be read',
  input: z.object({ number, id: mailId }),
  output: z.object({
    kind: z.string(),
    recipient: z.string(),
    sent_at: z.string().nullable(),
    subject: z.string(),
    text: z.string(),
    /** Names of the files that go with it. */
    files: z.array(z.string()),
  }),
  refusals: ['staff_order_unknown', 'staff_mail_unknown', 'staff_mail_pointless'],
});

export const sendOrderMailAgainOperation = staffOperation({
  name: 'orders.send_mail_again',
  permission: change,
  summary: 'Send a mail about an order once more, to the address the order has now',
  input: z.object({
    number,
    id: mailId,
    /** The same key never sends twice. */
    key: z.uuid(),
  }),
  output: z.object({ change: z.number() }),
  refusals: ['staff_order_unknown', 'staff_mail_unknown', 'staff_mail_pointless'],
});
