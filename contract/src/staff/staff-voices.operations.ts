import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';

const view = { subject: 'reviews', needs: 'view' } as const;
const edit = { subject: 'reviews', needs: 'edit' } as const;

export const voiceKinds = ['question', 'answer', 'comment'] as const;
export type VoiceKind = (typeof voiceKinds)[number];
export const voiceStates = ['waiting', 'published', 'refused'] as const;

const one = z.object({
  id: z.number().int().positive(),
  /** What was read before; absent: whatever it says now. */
  seen: z
    .object({
      state: z.enum(voiceStates),
      written_at: z.string().max(40),
      answer: z.string().max(10_000).nullable(),
    })
    .optional(),
});
export type SeenVoice = NonNullable<z.output<typeof one>['seen']>;

const meanwhile = ['staff_decided_meanwhile', 'staff_rewritten_meanwhile'] as const;

/** What shoppers asked about products, what buyers answered, and what readers wrote below guides. */
const voice = z.object({
  kind: z.enum(voiceKinds),
  id: z.number(),
  state: z.enum(voiceStates),
  /** Name of the product; of a comment the address of the guide, without "/blog/". */
  about: z.string(),
  /** Address of its page in the shop. */
  page: z.string(),
  author: z.string(),
  text: z.string(),
  /** The question that a buyer answers; null: it is none. */
  question: z.string().nullable(),
  /** What the shop answered a question; null: nothing yet. */
  answer: z.string().nullable(),
  /** Whether who asked proved an address, and gets the answer by mail. */
  mailed: z.boolean(),
  written_at: z.string(),
});
export type Voice = z.output<typeof voice>;

/** So many of each kind are told; others are found by their words. */
export const voicesMost = 100;
/** Longest answer of the shop, in characters. */
export const shopAnswerMost = 2000;

export const voicesOperation = staffOperation({
  name: 'voices.list',
  permission: view,
  summary: 'Questions, answers of buyers and comments: what waits oldest first, what was judged newest first',
  input: z.object({
    state: z.enum(voiceStates).default('waiting'),
    /** Words found anywhere in what was written, its author or the product. */
    text: z.string().trim().max(100).default(''),
  }),
  output: z.array(voice),
});

/** Publishes the question with it. Who proved an address is mailed, once; answered again, the new words are shown. */
export const answerVoiceOperation = staffOperation({
  name: 'voices.answer',
  permission: edit,
  summary: 'Answer a question about a product as the shop',
  input: one.extend({ answer: z.string().trim().min(1).max(shopAnswerMost) }),
  output: z.object({ change: z.number() }),
  refusals: ['question_unknown', ...meanwhile],
});

export const publishVoiceOperation = staffOperation({
  name: 'voices.publish',
  permission: edit,
  summary: 'Publish the answer of a buyer, or a comment',
  input: one.extend({ kind: z.enum(['answer', 'comment']) }),
  output: z.object({ change: z.number() }),
  refusals: ['answer_unknown', 'comment_unknown', ...meanwhile],
});

/** Also what was published: it is shown no more. The reason stays in the log; nobody is mailed. */
export const refuseVoiceOperation = staffOperation({
  name: 'voices.refuse',
  permission: edit,
  summary: 'Refuse a question, the answer of a buyer, or a comment',
  input: one.extend({ kind: z.enum(voiceKinds), reason: z.string().trim().min(1).max(300) }),
  output: z.object({ change: z.number() }),
  refusals: ['question_unknown', 'answer_unknown', 'comment_unknown', ...meanwhile],
});

export const voiceOperations = [
  voicesOperation,
  answerVoiceOperation,
  publishVoiceOperation,
  refuseVoiceOperation,
] as const;
