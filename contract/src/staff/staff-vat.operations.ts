import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';

const view = { subject: 'settings', needs: 'view' } as const;
const edit = { subject: 'settings', needs: 'edit' } as const;

const vatClass = z.string().min(1).max(60);
const country = z.string().regex(/^[A-Z]{2}$/);
const percent = z.number().min(0).lt(100).multipleOf(0.01);

const rateSchema = z.object({
  class: z.string(),
  country: z.string(),
  percent: z.number(),
  /** "YYYY-MM-DD"; the last one exclusive. */
  valid_from: z.string(),
  valid_to: z.string().nullable(),
  state: z.enum(['running', 'planned', 'over']),
  /** Planned by staff: files leave the rates of its class and country. */
  own: z.boolean(),
});
export type StaffVatRate = z.output<typeof rateSchema>;

const useSchema = z.object({
  class: z.string(),
  products: z.number(),
  /** Those with most of its products first, ten at most. */
  categories: z.array(z.object({ name: z.string(), products: z.number() })),
});

export const vatOperation = staffOperation({
  name: 'settings.vat',
  permission: view,
  summary: 'VAT rates of every class and country, and what is sold by them',
  input: z.object({}),
  output: z.object({
    rates: z.array(rateSchema),
    uses: z.array(useSchema),
    /** Lines of orders of the last thirty days that were not cancelled, by rate. */
    sold: z.array(z.object({ percent: z.number(), lines: z.number(), amount: z.number() })),
  }),
});
export type StaffVat = z.output<typeof vatOperation.output>;

/** The rate before ends when the new one begins; orders keep the rate they were placed with. */
export const planVatOperation = staffOperation({
  name: 'settings.plan_vat',
  permission: edit,
  summary: 'Plan another rate of a class from a day to come',
  input: z.object({ class: vatClass, country, percent, from: z.iso.date() }),
  output: z.object({ change: z.number().nullable() }),
  refusals: ['staff_vat_unknown', 'staff_vat_day', 'staff_vat_planned'],
});
