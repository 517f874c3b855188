import { z } from 'zod';
import { importRowsMax } from './goods-import.operations.ts';
import { heldGuards, heldPrice } from './held-price.ts';
import { staffOperation } from './staff-operation.ts';

const ask = { subject: 'held_prices', needs: 'ask' } as const;
const decide = { subject: 'held_prices', needs: 'edit' } as const;

const id = z.object({ id: z.number().int().positive() });
/** Positions of rows; absent: all that wait. */
const rows = z.array(z.number().int().positive()).min(1).max(importRowsMax).optional();

/** Prices of one import that wait for a second person. */
const request = z.object({
  /** Of the import. */
  id: z.number(),
  file_name: z.string(),
  supplier: z.string(),
  asked_by: z.string(),
  asked_at: z.string(),
  reason: z.string().nullable(),
  /** Rows that wait. */
  waiting: z.number(),
  /** By who asks now. */
  own: z.boolean(),
  /** When who asked may approve alone; null: another person has to. */
  alone_from: z.string().nullable(),
});
export type HeldRequest = z.output<typeof request>;

export const heldPricesOperation = staffOperation({
  name: 'imports.held',
  permission: ask,
  summary: 'Prices of lists that wait for a second person, oldest first',
  input: z.object({}),
  output: z.array(request),
});

const decision = z.object({
  decision: z.enum(['approved', 'refused']),
  who: z.string(),
  at: z.string(),
  count: z.number(),
  reason: z.string().nullable(),
  /** The import that writes them; null: refused. */
  import_id: z.number().nullable(),
});

export const heldRowsOperation = staffOperation({
  name: 'imports.held_rows',
  permission: ask,
  summary: 'What of an import waits for a second person, 200 rows at a time, and what was decided',
  input: id.extend({
    /** Position of the last row seen. */
    after: z.number().int().nonnegative().optional(),
  }),
  output: request.extend({
    rows: z.array(
      heldPrice.extend({
        position: z.number(),
        /** The prices are others since: approved, it would be left as it is. */
        changed: z.boolean(),
      }),
    ),
    /** Position to go on after; null: no more. */
    next: z.number().nullable(),
    guards: z.array(z.object({ guard: z.enum(heldGuards), count: z.number() })),
    decisions: z.array(decision),
  }),
  refusals: ['staff_import_unknown'],
});

const decided = ['staff_import_unknown', 'staff_approval_unknown', 'staff_approval_decided'] as const;

/** Never by who asked, except alone in the shop after a quarter of an hour. */
export const approveHeldOperation = staffOperation({
  name: 'imports.approve_held',
  permission: decide,
  summary: 'Approve held prices: an import of its own begins to write them',
  input: id.extend({ rows }),
  output: id,
  refusals: [...decided, 'staff_other_person_needed', 'staff_approval_early', 'staff_import_busy'],
});

/** Who asked may withdraw it. */
export const refuseHeldOperation = staffOperation({
  name: 'imports.refuse_held',
  permission: ask,
  summary: 'Refuse held prices, with the reason',
  input: id.extend({ rows, reason: z.string().trim().min(1).max(300) }),
  output: id,
  refusals: decided,
});

export const seeDecisionsOperation = staffOperation({
  name: 'imports.see_decisions',
  permission: ask,
  summary: 'Mark what was decided about one’s own held prices as seen',
  input: id,
  output: id,
});
