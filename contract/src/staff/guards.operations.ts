import { z } from 'zod';
import { eurosSchema } from '../platform/money.ts';
import { staffOperation } from './staff-operation.ts';

/** What one person may do alone, and from where a change is far: the larger, the looser, but for the minutes. */
export const guardsSchema = z.object({
  /** Euros that one person may refund alone. */
  refund_alone: eurosSchema.refine((euros) => euros <= 10_000),
  /** Refunds of one person within an hour that need nobody else. */
  refunds_an_hour: z.number().int().min(0).max(100),
  /** Minutes after which who asked may approve alone, where nobody else could. */
  alone_minutes: z.number().int().min(1).max(1440),
  /** Percent beyond which a change of price is confirmed, and some roles may not make it. */
  price_percent: z.number().int().min(1).max(90),
  /** Rows beyond which a change is one in bulk. */
  bulk_rows: z.number().int().min(1).max(10_000),
});
export type Guards = z.output<typeof guardsSchema>;

/** As long as nobody has set them. */
export const guardDefaults: Guards = {
  refund_alone: 100,
  refunds_an_hour: 3,
  alone_minutes: 15,
  price_percent: 30,
  bulk_rows: 100,
};
export const guardNames = Object.keys(guardDefaults) as readonly (keyof Guards)[];

/** Those that would let more through than now; the minutes are a wait, so fewer of them do. */
export const loosened = (now: Guards, wanted: Guards): readonly (keyof Guards)[] =>
  guardNames.filter((name) =>
    name === 'alone_minutes' ? wanted[name] < now[name] : wanted[name] > now[name],
  );

const waitingSchema = z.object({
  id: z.number(),
  wanted: guardsSchema,
  /** As they were when it was asked. */
  seen: guardsSchema,
  reason: z.string(),
  asked_by: z.string(),
  asked_at: z.string(),
  own: z.boolean(),
  /** From when who asked may approve alone; null: somebody else decides. */
  alone_from: z.string().nullable(),
});

export const guardsOperation = staffOperation({
  name: 'settings.guards',
  permission: { subject: 'settings', needs: 'view' },
  summary: 'What one person may do alone, and a change of it that waits for another',
  input: z.object({}),
  output: z.object({ guards: guardsSchema, waiting: waitingSchema.nullable() }),
});

export const saveGuardsOperation = staffOperation({
  name: 'settings.save_guards',
  permission: { subject: 'guards', needs: 'edit' },
  summary: 'Change what one person may do alone: tighter at once, looser when another person agrees',
  input: z.object({
    /** As they were seen. */
    seen: guardsSchema,
    guards: guardsSchema,
    reason: z.string().trim().min(1).max(300),
  }),
  output: z.object({
    /** null: nothing changed, or it waits. */
    change: z.number().nullable(),
    waits_for: z.enum(['nobody', 'another_person', 'time']),
  }),
  refusals: ['changed_meanwhile', 'staff_guards_wait'],
});

export const decideGuardsOperation = staffOperation({
  name: 'settings.decide_guards',
  permission: { subject: 'guards', needs: 'edit' },
  summary: 'Approve or refuse a looser guard that another person asked for; who asked may withdraw it',
  input: z.object({
    id: z.number().int().positive().max(2_147_483_647),
    approve: z.boolean(),
    reason: z.string().trim().max(300).optional(),
  }),
  output: z.object({ change: z.number() }),
  refusals: [
    'staff_approval_unknown',
    'staff_approval_decided',
    'staff_approval_early',
    'staff_other_person_needed',
    'changed_meanwhile',
  ],
});
