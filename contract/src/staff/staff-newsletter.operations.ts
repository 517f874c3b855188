import { languages } from '@casamaestra/texts/languages.ts';
import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';

const view = { subject: 'newsletter', needs: 'view' } as const;
const ask = { subject: 'newsletter', needs: 'ask' } as const;

/** Longest letter, in characters. */
export const letterMost = 60_000;
export const letterSubjectMost = 120;
/** Letters that are told, the newest first. */
export const lettersMost = 50;
/** Subscribers of a page of an export. */
export const subscribersPage = 2000;

export const newsletterOperation = staffOperation({
  name: 'newsletter.get',
  permission: view,
  summary: 'How many read the newsletter, and the letters sent so far',
  input: z.object({}),
  output: z.object({
    /** Who confirmed and has not left, by language. */
    subscribed: z.array(z.object({ language: z.string(), count: z.number() })),
    /** Asked for it and did not open the mailed link yet. */
    waiting: z.number(),
    left: z.number(),
    letters: z.array(
      z.object({
        id: z.number(),
        subject: z.string(),
        /** Null: subscribers of every language. */
        language: z.string().nullable(),
        at: z.string(),
        /** Null: not noted at the time. */
        readers: z.number().nullable(),
        /** Some of its mails were not handed to the queue yet. */
        leaving: z.boolean(),
      }),
    ),
  }),
});
export type LetterSent = z.output<typeof newsletterOperation.output>['letters'][number];

const letter = z.object({
  subject: z.string().trim().max(letterSubjectMost),
  /** Shown beside the subject in a list of mails; may be empty. */
  preview: z.string().trim().max(200).default(''),
  /** Only to subscribers of this language; null: to all. */
  language: z.enum(languages).nullable(),
  /** Markdown. */
  text: z.string().max(letterMost),
});

/** A letter as it is sent, part by part. */
export const letterPartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['heading', 'paragraph']), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({ kind: z.literal('button'), label: z.string(), url: z.string() }),
  z.object({ kind: z.literal('goods'), skus: z.array(z.string()) }),
]);
export type LetterPart = z.output<typeof letterPartSchema>;

export const checkLetterOperation = staffOperation({
  name: 'newsletter.check',
  permission: ask,
  summary: 'How a letter is read, and how many would get it; writes nothing',
  input: letter,
  output: z.object({
    readers: z.number(),
    parts: z.array(letterPartSchema),
    /** Codes it names that are not sold: nothing is shown for them. */
    unknown_skus: z.array(z.string()),
  }),
  refusals: ['newsletter_letter_wrong'],
});

export const tryLetterOperation = staffOperation({
  name: 'newsletter.try',
  permission: ask,
  summary: 'Send a letter to oneself',
  input: letter,
  output: z.object({ recipient: z.string() }),
  refusals: ['newsletter_letter_wrong'],
});

/** The same letter is not sent twice within a month. */
export const sendLetterOperation = staffOperation({
  name: 'newsletter.send',
  permission: { subject: 'newsletter', needs: 'edit' },
  summary: 'Send a letter to every subscriber of its language',
  input: letter,
  output: z.object({ readers: z.number() }),
  refusals: ['newsletter_letter_wrong'],
});

const subscriber = z.object({
  email: z.string(),
  language: z.string(),
  state: z.string(),
  origin: z.string(),
  asked_at: z.string(),
  confirmed_at: z.string().nullable(),
  left_at: z.string().nullable(),
  version: z.string(),
  sentence: z.string(),
});
export type ExportedReader = z.output<typeof subscriber>;

export const exportSubscribersOperation = staffOperation({
  name: 'newsletter.export',
  permission: { subject: 'subscribers', needs: 'edit' },
  summary: 'Subscribers with the consent they gave, in pages; every page is written into the log',
  input: z.object({ after: z.number().int().nonnegative().default(0) }),
  output: z.object({ rows: z.array(subscriber), next: z.number().nullable() }),
});

export const newsletterOperations = [
  newsletterOperation,
  checkLetterOperation,
  tryLetterOperation,
  sendLetterOperation,
  exportSubscribersOperation,
] as const;
