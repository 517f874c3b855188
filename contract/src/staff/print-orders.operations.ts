import { z } from 'zod';
import { addressSchema } from '../checkout/address.ts';
import { orderStateSchema } from '../orders/order-view.ts';
import { staffOperation } from './staff-operation.ts';

/** So many orders are printed in one go. */
export const printedAtOnceMost = 200;

/** An order on paper: whom it goes to and what is in it, without any price. */
const printedOrderSchema = z.object({
  number: z.string(),
  /** The day in Italy it was placed, "YYYY-MM-DD". */
  date: z.string(),
  name: z.string(),
  address: addressSchema,
  phone: z.string(),
  shipping_kind: z.enum(['delivery', 'pickup']),
  shipping_label: z.string(),
  /** What the buyer wrote. */
  note: z.string().nullable(),
  /** The old appliance goes back with the driver. */
  weee_take_back: z.boolean(),
  /** What is still to be handed over; all of it once nothing is. */
  lines: z.array(z.object({ sku: z.string(), name: z.string(), options: z.string(), pieces: z.number() })),
});
export type PrintedOrder = z.output<typeof printedOrderSchema>;

export const printOrdersOperation = staffOperation({
  name: 'orders.to_print',
  permission: { subject: 'orders', needs: 'edit' },
  summary: 'Chosen orders as they are printed: packing slips, address labels, a list',
  input: z.object({ numbers: z.array(z.string().trim().min(1).max(40)).min(1).max(printedAtOnceMost) }),
  output: z.object({
    /** In the order they were asked for. */
    orders: z.array(printedOrderSchema),
    /** Nothing of these is sent: they are not paid, or cancelled, or given back. */
    left_out: z.array(z.object({ number: z.string(), state: orderStateSchema })),
  }),
});
