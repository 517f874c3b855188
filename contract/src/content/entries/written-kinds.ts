import { z } from 'zod';
import { projectGoodSchema } from './project-good.ts';
import { cartLinkLinesMax } from '../../pages.ts';
import { dayField, linkField, markdownText, pictureField, textField } from './fields.ts';

const route = z
  .string()
  .max(200)
  .regex(/^(?:web-page|pages\/single)\/[a-z0-9]+(?:[-/][a-z0-9]+)*$/, { error: () => 'route_form' });

/** A page of text. Without a route it is at web-page/ and its file name. */
export const pageBodySchema = z.strictObject({
  route: route.optional(),
  title: textField(200),
  description: textField(300).optional(),
  /** Title for search engines, when it is not the page's own. */
  meta_title: textField(200).optional(),
  body: markdownText(),
});

/** A post of the blog. */
export const postBodySchema = z.strictObject({
  title: textField(200),
  intro: textField(500),
  author: textField(100),
  /** Day of publication as readers see it; from says when it appears. */
  date: dayField,
  category: textField(80),
  tags: z.array(textField(60)).max(20).default([]),
  picture: pictureField.optional(),
  picture_alt: textField(200).optional(),
  /** Slugs of products of the catalogue: "det/trapano-…". */
  products: z.array(z.string().max(200)).max(24).default([]),
  /** What the project needs, for the cart. */
  goods: z.array(projectGoodSchema).max(cartLinkLinesMax).default([]),
  body: markdownText(),
});

/** Questions and answers, in groups. Answers are Markdown. */
export const faqBodySchema = z.strictObject({
  title: textField(120).optional(),
  groups: z
    .array(
      z.strictObject({
        title: textField(120),
        questions: z
          .array(z.strictObject({ question: textField(300), answer: markdownText(5000) }))
          .min(1)
          .max(100),
      }),
    )
    .max(50),
});

const icon = z.enum(['truck', 'returns', 'shield', 'support', 'store', 'card']);

/** The page about the shop. */
export const aboutBodySchema = z.strictObject({
  title: textField(200),
  description: textField(300).optional(),
  /** Markdown. */
  intro: markdownText(10_000),
  picture: pictureField.optional(),
  picture_alt: textField(200).optional(),
  features: z
    .array(z.strictObject({ icon: icon.optional(), title: textField(120), text: textField(500) }))
    .max(12)
    .default([]),
  /** Figures with what they count: 1987, "anno di apertura". */
  counters: z
    .array(z.strictObject({ value: z.union([z.number(), textField(30)]), label: textField(120) }))
    .max(12)
    .default([]),
  sections: z
    .array(
      z.strictObject({
        title: textField(200),
        text: markdownText(10_000),
        picture: pictureField.optional(),
        picture_alt: textField(200).optional(),
        url: linkField.optional(),
      }),
    )
    .max(20)
    .default([]),
});

/** What customers said; `source` says where, since opinions must be true (art. 22 Codice del consumo). */
export const testimonialsBodySchema = z.strictObject({
  testimonials: z
    .array(
      z.strictObject({
        name: textField(100),
        place: textField(100).optional(),
        text: textField(1000),
        stars: z.int().min(1).max(5).optional(),
        date: dayField.optional(),
        source: textField(200).optional(),
        picture: pictureField.optional(),
      }),
    )
    .max(50),
});

/** Sentences of mails that a shop words itself, by mail and part: order_confirmation.intro. Plain text. */
export const mailsBodySchema = z.record(
  z.string().regex(/^[a-z][a-z0-9_]{0,60}$/),
  z.strictObject({
    subject: textField(150)
      .regex(/^[^\p{Cc}]*$/u, { error: () => 'one_line' })
      .optional(),
    intro: textField(2000).optional(),
    closing: textField(2000).optional(),
  }),
);
