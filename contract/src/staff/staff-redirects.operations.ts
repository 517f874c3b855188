import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';

const view = { subject: 'content', needs: 'view' } as const;
const edit = { subject: 'content', needs: 'edit' } as const;
const address = z.string().trim().min(1).max(1000);

const redirectSchema = z.object({
  /** Path at which there is no page. */
  from: z.string(),
  /** Path of the shop it leads to; null: the page is gone. */
  to: z.string().nullable(),
  /** For ever, for a while, gone (RFC 9110, 15.4.2, 15.4.3, 15.5.11). */
  status: z.union([z.literal(301), z.literal(302), z.literal(410)]),
  /** Who wrote it: the folder of contents, or staff. */
  source: z.enum(['content', 'staff']),
});
export type StaffRedirect = z.output<typeof redirectSchema>;

/** Rows that are told; the others are found by a part of their address. */
export const redirectsMost = 500;

export const redirectsOperation = staffOperation({
  name: 'redirects.list',
  permission: view,
  summary: 'Addresses that lead elsewhere, by address',
  input: z.object({ text: z.string().trim().max(200).default('') }),
  output: z.object({ rows: z.array(redirectSchema), count: z.number() }),
});

/** Chains are flattened: each address leads to its last one at once. */
export const saveRedirectOperation = staffOperation({
  name: 'redirects.save',
  permission: edit,
  summary: 'Let an address lead elsewhere, or say that its page is gone',
  input: z.object({
    from: address,
    /** Null or empty: the page is gone. */
    to: z.string().trim().max(1000).nullable(),
    status: redirectSchema.shape.status,
    /** Where it led when it was read, "301 /casa"; null: nowhere. */
    seen: z.string().max(1100).nullable(),
  }),
  output: z.object({ change: z.number().nullable() }),
  refusals: ['staff_redirect_wrong', 'changed_meanwhile'],
});

export const removeRedirectOperation = staffOperation({
  name: 'redirects.remove',
  permission: edit,
  summary: 'Let an address lead nowhere again',
  input: z.object({ from: address }),
  output: z.object({ change: z.number() }),
  refusals: ['staff_redirect_unknown'],
});
