import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';

const view = { subject: 'content', needs: 'view' } as const;
const edit = { subject: 'content', needs: 'edit' } as const;

/** "pages/privacy.it.md", "home.yaml": an entry by the name of its file in a content folder. */
const file = z.string().trim().max(150);
const text = z.string().max(1_000_000);

export const contentRowSchema = z.object({
  file: z.string(),
  kind: z.string(),
  title: z.string(),
  language: z.string(),
  /** Of now: what a date has not reached or has passed is planned or over. */
  state: z.enum(['draft', 'planned', 'shown', 'over']),
  from: z.string().nullable(),
  to: z.string().nullable(),
  version: z.number(),
  changed_at: z.string(),
});
export type ContentRow = z.output<typeof contentRowSchema>;

export const contentListOperation = staffOperation({
  name: 'content.list',
  permission: view,
  summary: 'Everything people write for the shop',
  input: z.object({}),
  output: z.array(contentRowSchema),
});

export const contentEntrySchema = z.object({
  file: z.string(),
  /** As its file says it. */
  text: z.string(),
  version: z.number(),
  /** Newest first. */
  versions: z.array(z.object({ version: z.number(), at: z.string(), who: z.string(), removed: z.boolean() })),
});
export type ContentEntry = z.output<typeof contentEntrySchema>;

export const contentEntryOperation = staffOperation({
  name: 'content.get',
  permission: view,
  summary: 'One entry with its text and its versions',
  input: z.object({ file }),
  output: contentEntrySchema,
  refusals: ['staff_entry_unknown'],
});

/** Field by field, as JSON where it is no text. */
export const compareContentOperation = staffOperation({
  name: 'content.compare',
  permission: view,
  summary: 'What an earlier version of an entry said otherwise',
  input: z.object({ file, version: z.number().int() }),
  output: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
  refusals: ['staff_entry_unknown'],
});

/** What is wrong in a text or still missing; `line` null: in the text as a whole. */
const contentFinding = z.object({ line: z.number().nullable(), sentence: z.string() });
export type TextFinding = z.infer<typeof contentFinding>;

export const checkContentOperation = staffOperation({
  name: 'content.check',
  permission: view,
  summary: 'What is wrong in a text, and how it is shown',
  input: z.object({ file, text }),
  output: z.object({
    findings: z.array(contentFinding),
    /** Markdown as sanitised HTML, placeholders as they are written; null: no Markdown. */
    html: z.string().nullable(),
  }),
  refusals: ['staff_entry_unknown'],
});

/**
 * Saves by the version that was seen (0: a new entry). Fields that somebody else has changed meanwhile stay theirs where the text
 * leaves them as they were; those that both have changed are refused together
 * with the version that says otherwise. `settled` says of that version whose value each field gets; what somebody changed after it is
 * asked again.
 */
export const saveContentOperation = staffOperation({
  name: 'content.save',
  permission: edit,
  summary: 'Save an entry as a new version',
  input: z.object({
    file,
    text,
    base_version: z.number().int().min(0),
    settled: z
      .object({
        version: z.number().int().min(1),
        fields: z.record(z.string().max(100), z.enum(['mine', 'theirs'])),
      })
      .optional(),
    reason: z.string().trim().max(300).optional(),
  }),
  output: contentEntrySchema,
  refusals: [
    'staff_entry_unknown',
    'staff_entry_known',
    'staff_entry_wrong',
    'staff_entry_picture',
    'staff_entry_changed',
  ],
});

export const restoreContentOperation = staffOperation({
  name: 'content.restore',
  permission: edit,
  summary: 'Make an earlier version the current one',
  input: z.object({ file, version: z.number().int() }),
  output: contentEntrySchema,
  refusals: ['staff_entry_unknown', 'staff_entry_wrong'],
});

/**
 * Keeps a text as it is being written, and tells where the shop shows it: for a quarter of an hour, to the session that
 * writes it. `text` null: the shop as it is published; `at` null: now. `draft`: the one whose place it takes. Of a text that
 * could not be saved yet it tells what is missing, and keeps nothing.
 */
export const draftContentOperation = staffOperation({
  name: 'content.draft',
  permission: view,
  summary: 'See a text in the shop before it is saved',
  input: z.object({
    file,
    text: text.nullable(),
    at: z.iso.datetime({ offset: true }).nullable(),
    draft: z
      .string()
      .regex(/^[\w-]{22}$/)
      .optional(),
  }),
  output: z.union([
    z.object({
      draft: z.string(),
      token: z.string(),
      /** Of the shop, without a trailing slash; empty where the back office is on the same. */
      origin: z.string(),
      path: z.string(),
      until: z.string(),
    }),
    z.object({ missing: z.array(contentFinding) }),
  ]),
  refusals: ['staff_entry_unknown'],
});

/** A link for 24 hours that shows the shop at a moment, drafts included, to whoever opens it. */
export const previewContentOperation = staffOperation({
  name: 'content.preview',
  permission: view,
  summary: 'A link that shows the shop at a moment',
  input: z.object({ at: z.iso.datetime({ offset: true }) }),
  output: z.object({ url: z.string() }),
});
