import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';

const view = { subject: 'recalls', needs: 'view' } as const;
const id = z.number().int().positive().max(2_147_483_647);

/** Longest notice, in characters. */
export const recallNoticeMost = 4000;
/** Buyers that are told of one recall; all of them are counted. */
export const recallMailsMost = 500;

const recallSchema = z.object({
  id: z.number(),
  product_id: z.number(),
  code: z.string(),
  name: z.string(),
  /** Null: all variants. */
  sku: z.string().nullable(),
  /** Null: the whole production. */
  lot: z.string().nullable(),
  notice: z.string(),
  announced_at: z.string(),
  /** Addresses it was written to; of those, whose mail was sent, and whose could not be and waits for a person. */
  reached: z.number(),
  sent: z.number(),
  given_up: z.number(),
  /** Null: it is in force. */
  ended_at: z.string().nullable(),
  ended_because: z.string().nullable(),
  /** Taken out of sale by it, and not put back. */
  pieces: z.number(),
});
export type StaffRecall = z.output<typeof recallSchema>;

export const recallsOperation = staffOperation({
  name: 'recalls.list',
  permission: view,
  summary: 'Safety recalls, the latest first',
  input: z.object({}),
  output: z.array(recallSchema),
});

const recallMailSchema = z.object({
  /** Null: the role does not see it. */
  email: z.string().nullable(),
  order_number: z.string(),
  queued_at: z.string(),
  sent_at: z.string().nullable(),
  state: z.enum(['waiting', 'sent', 'given_up']),
});
export type RecallMail = z.output<typeof recallMailSchema>;

export const recallOperation = staffOperation({
  name: 'recalls.get',
  permission: view,
  summary: 'One recall, and whom it was written to',
  input: z.object({ id }),
  output: recallSchema.extend({ mails: z.array(recallMailSchema) }),
  refusals: ['recall_unknown'],
});

const draft = z.object({
  /** Code of the product. */
  code: z.string().trim().min(1).max(64),
  /** Only this variant; null: all of them. */
  sku: z.string().trim().min(1).max(64).nullable(),
  /** Only this lot; empty: the whole production, whose sale ends. */
  lot: z.string().trim().max(100).default(''),
  notice: z.string().trim().min(1).max(recallNoticeMost),
});
const refusals = ['recall_article_unknown', 'recall_belittled', 'recall_unfinished'] as const;

export const tryRecallOperation = staffOperation({
  name: 'recalls.try',
  permission: { subject: 'recalls', needs: 'ask' },
  summary: 'How many buyers a recall would be written to; writes nothing',
  input: draft,
  output: z.object({
    name: z.string(),
    buyers: z.number(),
    /** Those who would be written to: the others were, by the same recall before. */
    to_write: z.number(),
    /** The same recall, announced before: its notice would be replaced. */
    before: z.object({ id: z.number(), announced_at: z.string() }).nullable(),
  }),
  refusals,
});

/** Writes to every buyer at once, shows the notice in the shop, and ends the sale of a whole production. */
export const announceRecallOperation = staffOperation({
  name: 'recalls.announce',
  permission: { subject: 'recalls', needs: 'edit' },
  summary: 'Announce a safety recall to everybody who bought the product',
  input: draft,
  output: z.object({ id: z.number(), written: z.number() }),
  refusals,
});

/** The notice goes from the shop; with `sell_again` the pieces that the recall took out are for sale again. */
export const endRecallOperation = staffOperation({
  name: 'recalls.end',
  permission: { subject: 'recalls', needs: 'edit' },
  summary: 'End a safety recall, with a reason',
  input: z.object({ id, reason: z.string().trim().min(1).max(300), sell_again: z.boolean() }),
  output: z.object({ id: z.number(), pieces: z.number() }),
  refusals: ['recall_unknown', 'recall_ended', 'recall_still_held'],
});

export const recallOperations = [
  recallsOperation,
  recallOperation,
  tryRecallOperation,
  announceRecallOperation,
  endRecallOperation,
] as const;
