import { z } from 'zod';
import { addressSchema, invoiceSchema } from '../checkout/address.ts';
import { paymentMethods } from '../checkout/place-order.ts';
import { staffOperation } from './staff-operation.ts';

/** An order as bookkeeping needs it; amounts in euros, VAT included. */
export const orderDocumentSchema = z.object({
  number: z.string(),
  /** Counts up with every order: programs that want a number that is one. */
  sequence: z.number(),
  /** The day in Italy, "YYYY-MM-DD". */
  date: z.string(),
  email: z.string(),
  phone: z.string(),
  billing_address: addressSchema,
  delivery_address: addressSchema.nullable(),
  invoice: invoiceSchema.nullable(),
  lines: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      options: z.string(),
      qty: z.number(),
      price: z.number(),
      /** Of the whole line. */
      discount: z.number(),
      vat_percent: z.number(),
    }),
  ),
  delivery: z.string(),
  /** What delivery costs, by the rates of the goods it goes with. */
  delivery_costs: z.array(z.object({ vat_percent: z.number(), amount: z.number() })),
  vat: z.array(z.object({ percent: z.number(), net: z.number(), vat: z.number() })),
  total: z.number(),
  refunded: z.number(),
  payment_method: z.enum(paymentMethods),
  paid: z.boolean(),
});
export type OrderDocument = z.output<typeof orderDocumentSchema>;

/** At most so many orders of a period at once. */
export const orderDocumentsMost = 2_000;

export const orderDocumentsOperation = staffOperation({
  name: 'connections.order_documents',
  permission: { subject: 'connections', needs: 'view' },
  summary: 'The orders of a period that were not cancelled, for bookkeeping; the log keeps who took them',
  input: z
    .object({
      /** First and last day they were placed, "YYYY-MM-DD". */
      from: z.iso.date(),
      to: z.iso.date(),
      only_paid: z.boolean(),
    })
    .refine(({ from, to }) => from <= to, { path: ['to'] }),
  output: z.array(orderDocumentSchema),
  refusals: ['staff_list_too_long'],
});
