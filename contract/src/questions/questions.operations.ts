import { z } from 'zod';
import { inputCodes } from '../platform/call.refusals.ts';
import { operation } from '../platform/operation.ts';
import { questionLengths, questionOrders } from './question-form.ts';

const itemCode = z.string().trim().min(1).max(80);

export const questionSchema = z.object({
  /** "DOM-12" */
  name: z.string(),
  question: z.string(),
  /** As they signed. */
  author: z.string(),
  answer: z.string(),
  /** ISO 8601 */
  asked_at: z.string(),
  answered_at: z.string(),
  /** How many customers found it useful. */
  helpful: z.number(),
  /** Answers of customers who bought the product, oldest first. */
  buyers: z.array(z.object({ author: z.string(), answer: z.string(), answered_at: z.string() })),
});
export type Question = z.output<typeof questionSchema>;

/** Answered questions about a product. Guest. */
export const questionsOperation = operation({
  name: 'questions.list',
  verb: 'POST',
  path: '/api/method/casamaestra.questions.list',
  aliases: [],
  envelope: 'message',
  summary: 'Answered questions about a product, searched and sorted',
  input: z.object({
    item_code: itemCode,
    search: z.string().trim().max(questionLengths.search).default(''),
    order_by: z.enum(questionOrders).default('useful'),
    start: z.coerce.number().int().min(0).max(10_000).default(0),
    length: z.coerce.number().int().min(1).max(100).default(20),
  }),
  output: z.object({
    questions: z.array(questionSchema),
    /** Number of all that are answered. */
    total: z.number(),
    /** Number of those found. */
    matching: z.number(),
  }),
  refusals: [...inputCodes, 'article_unknown'],
});

/** Asks a question. With an address a mail asks to confirm it, and another one brings the answer. Guest. */
export const askQuestionOperation = operation({
  name: 'questions.ask',
  verb: 'POST',
  path: '/api/method/casamaestra.questions.ask',
  aliases: [],
  envelope: 'message',
  summary: 'Ask a question about a product',
  input: z.object({
    item_code: itemCode,
    author: z.string().trim().min(1).max(questionLengths.author),
    question: z.string().trim().min(10).max(questionLengths.question),
    email: z.string().trim().max(254).default(''),
    /** Empty: people do not see this field; programs that fill in every field are not heard. */
    website: z.string().max(500).default(''),
  }),
  output: z.object({
    /** Whether a mail asks to confirm the address. */
    mailed: z.boolean(),
  }),
  refusals: [...inputCodes, 'article_unknown', 'email_invalid', 'tries_exceeded'],
});

/** Answers a published question; for customers who bought the product. Shown once staff published it. Jwt. */
export const answerQuestionOperation = operation({
  name: 'questions.answer',
  verb: 'POST',
  path: '/api/method/casamaestra.questions.answer',
  aliases: [],
  envelope: 'message',
  summary: 'Answer a question as a buyer of the product',
  input: z.object({
    name: z.string().max(40),
    answer: z.string().trim().min(10).max(questionLengths.question),
  }),
  output: z.object({ waiting: z.literal(true) }),
  refusals: [...inputCodes, 'login_required', 'question_unknown', 'buyers_only', 'tries_exceeded'],
});

/** Says that a question with its answer was useful; once for each customer. Jwt. */
export const voteQuestionOperation = operation({
  name: 'questions.vote',
  verb: 'POST',
  path: '/api/method/casamaestra.questions.vote',
  aliases: [],
  envelope: 'message',
  summary: 'Vote a question and its answer useful',
  input: z.object({ name: z.string().max(40) }),
  output: z.object({ helpful: z.number() }),
  refusals: [...inputCodes, 'login_required', 'question_unknown'],
});
