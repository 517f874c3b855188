import { languages } from '@casamaestra/texts/languages.ts';
import { z } from 'zod';
import { inputCodes } from '../platform/call.refusals.ts';
import { operation } from '../platform/operation.ts';

/** Questions and answers in groups, those with all words of `search`. Guest. */
export const faqOperation = operation({
  name: 'blog.faq',
  verb: 'GET',
  path: '/api/method/casamaestra.blog.faq',
  aliases: [],
  envelope: 'message',
  summary: 'Frequent questions with their answers',
  input: z.object({ search: z.string().trim().max(80).default('') }),
  output: z.object({
    title: z.string().nullable(),
    groups: z.array(
      z.object({
        title: z.string(),
        questions: z.array(z.object({ id: z.string(), question: z.string(), html: z.string() })),
      }),
    ),
    /** Number of all questions. */
    total: z.number(),
    lang: z.enum(languages).optional(),
    /** All they are written in. */
    languages: z.array(z.enum(languages)),
  }),
  refusals: [...inputCodes],
});

/** What the shop says of itself, with figures it counts and what customers wrote. Guest. */
export const aboutOperation = operation({
  name: 'blog.about',
  verb: 'GET',
  path: '/api/method/casamaestra.blog.about',
  aliases: [],
  envelope: 'message',
  summary: 'The shop about itself',
  input: z.object({}),
  output: z.object({
    about: z
      .object({
        title: z.string(),
        description: z.string().nullable(),
        html: z.string(),
        features: z.array(z.object({ icon: z.string().nullable(), title: z.string(), text: z.string() })),
        counters: z.array(z.object({ value: z.string(), label: z.string() })),
        sections: z.array(z.object({ title: z.string(), html: z.string(), url: z.string().nullable() })),
        lang: z.enum(languages).optional(),
        /** All it is written in. */
        languages: z.array(z.enum(languages)),
      })
      .nullable(),
    /** Counted now. */
    counts: z.object({
      products: z.number(),
      reviews: z.number(),
      /** Average of all published reviews, of 5; null without any. */
      stars: z.number().nullable(),
      posts: z.number(),
    }),
    testimonials: z.array(
      z.object({
        name: z.string(),
        text: z.string(),
        stars: z.number().nullable(),
        /** What it is about and where it leads: a product; null for those of the shop's content. */
        product: z.object({ name: z.string(), slug: z.string() }).nullable(),
        source: z.string().nullable(),
      }),
    ),
  }),
  refusals: [...inputCodes],
});
