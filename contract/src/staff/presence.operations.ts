import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';

/** So many fields are told. */
const FIELDS_MOST = 20;

/**
 * Tells that the person has a record open, and the fields they have typed into; answers who else has. Pages ask again every
 * few seconds; who has not for half a minute is gone.
 */
export const presenceOperation = staffOperation({
  name: 'presence',
  permission: 'anyone',
  summary: 'Who else is at a record, and what they are changing',
  input: z.object({
    /** "product 12", as the log names it. */
    record: z.string().regex(/^[a-z]{1,20} [^\p{C}]{1,120}$/u),
    fields: z.array(z.string().regex(/^[a-z_]{1,40}$/)).max(FIELDS_MOST),
    /** The person closes it. */
    leaves: z.boolean().optional(),
  }),
  output: z.array(z.object({ who: z.string(), fields: z.array(z.string()) })),
  refusals: ['staff_not_permitted'],
});
