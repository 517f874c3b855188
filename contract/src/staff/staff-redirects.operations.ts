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

/** Longest file of redirects, in characters. */
export const redirectFileCharactersMax = 1_000_000;
/** Changes, and bad lines, that a trial tells; all of them are counted. */
export const redirectTrialMost = 200;

const text = z.string().max(redirectFileCharactersMax);

const trialSchema = z.object({
  /** Redirects the file has, read well or not. */
  lines: z.number(),
  /** What would become another, chains that get shorter included; null: nothing, "301 /casa", "410". */
  changes: z.array(
    z.object({ from: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  changed: z.number(),
  /** Lines that stop the file, each with its reason; null: of several lines together. */
  bad: z.array(z.object({ line: z.number().nullable(), reason: z.string() })),
  bad_lines: z.number(),
  fingerprint: z.string(),
});
export type RedirectTrial = z.output<typeof trialSchema>;

export const tryRedirectFileOperation = staffOperation({
  name: 'redirects.try_file',
  permission: edit,
  summary: 'What a file of redirects would write, and its bad lines; writes nothing',
  input: z.object({ text }),
  output: trialSchema,
});

/** All of the file or nothing: a file with a bad line is corrected first. */
export const importRedirectsOperation = staffOperation({
  name: 'redirects.import',
  permission: edit,
  summary: 'Write the redirects of a file, as they were tried',
  input: z.object({ text, fingerprint: z.string().max(64) }),
  output: z.object({ changed: z.number(), change: z.number() }),
  refusals: ['staff_redirects_changed', 'staff_redirects_nothing', 'staff_redirect_wrong'],
});
