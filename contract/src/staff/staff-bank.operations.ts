import { z } from 'zod';
import { eurosSchema } from '../platform/money.ts';
import { periodSchema } from './period.ts';
import { staffOperation } from './staff-operation.ts';

const edit = { subject: 'bank', needs: 'edit' } as const;

/** Most characters of a statement that is loaded from the screen; larger ones go by `npm run staff -- bank import`. */
export const statementCharactersMax = 4_000_000;

/** Each credit once, however often its statement is loaded. */
export const importStatementOperation = staffOperation({
  name: 'bank.load_statement',
  permission: edit,
  summary: 'Load a statement of the bank (camt.053)',
  input: z.object({ xml: z.string().min(1).max(statementCharactersMax) }),
  output: z.object({
    credits: z.number(),
    matched: z.number(),
    /** Loaded from an earlier statement. */
    known: z.number(),
    open: z.number(),
  }),
  refusals: ['staff_statement_unreadable', 'staff_statement_of_other_account'],
});

/** Nothing is booked: a person has handled it outside the shop. */
export const closeCreditOperation = staffOperation({
  name: 'bank.close',
  permission: edit,
  summary: 'Close a credit that is no payment of an order',
  input: z.object({ credit: z.number().int(), reason: z.string().trim().min(1).max(300) }),
  output: z.object({ credit: z.number() }),
  refusals: ['staff_credit_unknown', 'staff_credit_decided'],
});

/** At most so many parts of one credit. */
export const creditPartsMost = 20;

/** One transfer for several orders: its parts wait as credits of their own. */
export const splitCreditOperation = staffOperation({
  name: 'bank.split',
  permission: edit,
  summary: 'Split a credit into parts that together are its amount',
  input: z.object({
    credit: z.number().int(),
    /** In euros, each above zero. */
    parts: z
      .array(eurosSchema.refine((part) => part > 0))
      .min(2)
      .max(creditPartsMost),
  }),
  output: z.object({ change: z.number() }),
  refusals: ['staff_credit_unknown', 'staff_credit_decided', 'staff_credit_parts'],
});

const withheldSchema = z.object({
  /** On which the bank booked the credit. */
  day: z.string(),
  order_number: z.string(),
  payer: z.string(),
  /** Of the order; what was withheld and what arrived are together the amount. */
  amount: z.number(),
  withheld: z.number(),
  net: z.number(),
  /** False: what is missing is not the tax that banks withhold, so a person looks at it. */
  is_as_due: z.boolean(),
});
export type WithheldTransfer = z.output<typeof withheldSchema>;

/** Transfers for works whose tax is deducted, of which the bank withholds 11 % (D.L. 78/2010, art. 25). */
export const withheldTransfersOperation = staffOperation({
  name: 'bank.withheld',
  permission: { subject: 'bank', needs: 'view' },
  summary: 'Tax that banks withheld of transfers for renovations, in a period',
  input: periodSchema,
  output: z.object({
    transfers: z.array(withheldSchema),
    totals: z.object({ amount: z.number(), withheld: z.number(), net: z.number() }),
  }),
});
