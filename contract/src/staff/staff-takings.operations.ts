import { z } from 'zod';
import { paymentMethodSchema } from '../checkout/place-order.ts';
import { periodSchema } from './period.ts';
import { staffOperation } from './staff-operation.ts';

const money = z.object({ gross: z.number(), net: z.number(), vat: z.number() });
const rateSchema = z.object({
  percent: z.number(),
  sales: money,
  /** Given back on the day, whenever it was sold. */
  refunds: money,
});
export type TakingsRate = z.output<typeof rateSchema>;

const daySchema = z.object({ day: z.string(), locked: z.boolean(), rates: z.array(rateSchema) });
export type TakingsDay = z.output<typeof daySchema>;

export const takingsSchema = z.object({
  /** Every day of the month until today, oldest first; a day without sales has no rates. */
  days: z.array(daySchema),
  totals: z.array(rateSchema),
  /** Locked up to and including; null: nothing is. */
  locked_through: z.string().nullable(),
  /** The last day of the month that may be locked now; null: none. */
  lockable: z.string().nullable(),
});
export type Takings = z.output<typeof takingsSchema>;

/** Only goods without an invoice; amounts in decimal euros. */
export const takingsOperation = staffOperation({
  name: 'takings.days',
  permission: { subject: 'invoices', needs: 'view' },
  summary: 'Takings of a month, by day and rate of VAT',
  input: z.object({ month: z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/) }),
  output: takingsSchema,
});

export const lockTakingsOperation = staffOperation({
  name: 'takings.lock',
  permission: { subject: 'invoices', needs: 'edit' },
  summary: 'Lock the takings of every day up to one',
  input: z.object({ through: z.iso.date() }),
  output: z.object({ locked_through: z.string(), days: z.number() }),
  refusals: ['staff_takings_not_over', 'staff_takings_locked'],
});

const methodSchema = z.object({
  method: paymentMethodSchema,
  sales: z.number(),
  refunds: z.number(),
});
export type TakingsMethod = z.output<typeof methodSchema>;

const methodTakingsSchema = z.object({
  /** Days that have anything, oldest first. */
  days: z.array(z.object({ day: z.string(), methods: z.array(methodSchema) })),
  totals: z.array(methodSchema),
});
export type MethodTakings = z.output<typeof methodTakingsSchema>;

/** The same sales and refunds as the takings by rate; amounts in decimal euros, VAT included. */
export const methodTakingsOperation = staffOperation({
  name: 'takings.methods',
  permission: { subject: 'invoices', needs: 'view' },
  summary: 'Takings of a period, by day and method of payment',
  input: periodSchema,
  output: methodTakingsSchema,
});
