import { languages } from '@casamaestra/texts/languages.ts';
import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';

const view = { subject: 'settings', needs: 'view' } as const;
const edit = { subject: 'settings', needs: 'edit' } as const;

const kind = z.string().regex(/^[a-z_]{1,60}$/);
const language = z.enum(languages);

/** Where the HTML of an example is read, with the cookie of who is signed in: "order_shipped.html?lang=it". */
export const mailExamplePath = '/api/staff/mail_examples/';

export const mailKindsOperation = staffOperation({
  name: 'settings.mails',
  permission: view,
  summary: 'Every kind of mail the shop sends, with the subject of an example',
  input: z.object({ language }),
  output: z.array(
    z.object({
      kind: z.string(),
      subject: z.string(),
      /** What sentences of the shop's own may name; null: the mail is written whole. */
      placeholders: z.array(z.string()).nullable(),
    }),
  ),
});

export const mailExampleOperation = staffOperation({
  name: 'settings.mail',
  permission: view,
  summary: 'A kind of mail about data of an example: subject, preview, text',
  input: z.object({ kind, language }),
  output: z.object({
    kind: z.string(),
    subject: z.string(),
    /** Shown beside the subject in mail programs. */
    preview: z.string(),
    text: z.string(),
    /** Names of the files that go with it. */
    files: z.array(z.string()),
    /** Path of its HTML. */
    html: z.string(),
  }),
  refusals: ['staff_mail_kind_unknown'],
});

/** It goes through the outbox as every mail does, to the address of who asks. */
export const tryMailOperation = staffOperation({
  name: 'settings.try_mail',
  permission: edit,
  summary: 'Send an example of a kind of mail to oneself',
  input: z.object({ kind, language }),
  output: z.object({ recipient: z.string(), change: z.number() }),
  refusals: ['staff_mail_kind_unknown'],
});

const waitingSchema = z.object({
  id: z.number(),
  kind: z.string(),
  recipient: z.string(),
  tries: z.number(),
  last_error: z.string().nullable(),
  /** When it is tried next; null: no more by itself. */
  due_at: z.string().nullable(),
});

export const mailQueueOperation = staffOperation({
  name: 'settings.mail_queue',
  permission: view,
  summary: 'Mails that were not sent yet, and those that are tried no more',
  input: z.object({}),
  output: z.object({
    waiting: z.number(),
    /** When the oldest of them was queued. */
    oldest_at: z.string().nullable(),
    given_up: z.number(),
    /** The newest hundred. */
    mails: z.array(waitingSchema),
  }),
});
export type WaitingMail = z.output<typeof waitingSchema>;

export const retryMailsOperation = staffOperation({
  name: 'settings.retry_mails',
  permission: edit,
  summary: 'Send mails that wait, one or all (null), at once and with all their attempts',
  input: z.object({ id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable() }),
  output: z.object({ mails: z.number(), change: z.number().nullable() }),
  refusals: ['staff_mail_not_waiting'],
});
