import { z } from 'zod';
import { pinsMax } from '../content/entries/listed-kinds.ts';
import { staffOperation } from './staff-operation.ts';

const view = { subject: 'content', needs: 'view' } as const;
const edit = { subject: 'content', needs: 'edit' } as const;

/** A word or phrase of a group of synonyms, without what the rules of the search mean otherwise. */
const term = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^[^,=>:#]+$/);
const group = z.array(term).min(2).max(60);
/** As it stands, which may be older than the rules of today. */
const seenGroup = z.array(z.string().max(200)).max(60);
const query = z.string().trim().min(1).max(80);
/** Codes of products. */
const products = z.array(z.string().trim().min(1).max(80)).max(pinsMax.products);

export const triedProductSchema = z.object({
  code: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
  price_cents: z.number(),
});
export type TriedProduct = z.output<typeof triedProductSchema>;

export const searchRulesOperation = staffOperation({
  name: 'search.rules',
  permission: view,
  summary: 'Synonyms of the shop and products that queries show first',
  input: z.object({}),
  output: z.object({
    synonyms: z.array(z.array(z.string())),
    pins: z.array(
      z.object({ query: z.string(), products: z.array(z.object({ code: z.string(), name: z.string() })) }),
    ),
  }),
});

const saved = z.object({ change: z.number() });

/** One group: added (no `before`), changed, or removed (no `after`). */
export const saveSynonymsOperation = staffOperation({
  name: 'search.save_synonyms',
  permission: edit,
  summary: 'Add, change or remove a group of synonyms',
  input: z.object({ before: seenGroup.nullable(), after: group.nullable() }),
  output: saved,
  refusals: ['staff_synonyms_known', 'staff_synonyms_unknown'],
});

export const savePinOperation = staffOperation({
  name: 'search.save_pin',
  permission: edit,
  summary: 'What a query shows first; no products: nothing any more',
  input: z.object({
    query,
    /** What it showed first when it was read; empty: nothing. */
    before: products,
    products,
  }),
  output: saved,
  refusals: ['changed_meanwhile', 'staff_pin_query', 'staff_pin_product', 'staff_pins_full'],
});

/** A query is shown from so many searches on: what one person typed is nobody's business. */
export const searchesShownFrom = 3;

export const searchFiguresOperation = staffOperation({
  name: 'search.figures',
  permission: view,
  summary: 'What shoppers search for: the commonest, without result, falling',
  input: z.object({ days: z.number().int().min(1).max(90) }),
  output: z.object({
    commonest: z.array(
      z.object({ query: z.string(), searches: z.number(), results: z.number(), opened: z.number() }),
    ),
    /** Found nothing when they were last asked; `results`: what they find now. */
    empty: z.array(z.object({ query: z.string(), searches: z.number(), results: z.number() })),
    /** The last seven days against the seven before. */
    falling: z.array(
      z.object({ query: z.string(), this_week: z.number(), last_week: z.number(), results: z.number() }),
    ),
  }),
});
export type SearchFigures = z.output<typeof searchFiguresOperation.output>;

/** What is typed and not saved. */
const unsaved = z.object({
  synonyms: z.object({ before: seenGroup.nullable(), after: group.nullable() }).optional(),
  pin: z.object({ query, products }).optional(),
});
export type UnsavedRules = z.output<typeof unsaved>;

const side = z.object({ total: z.number(), products: z.array(triedProductSchema) });
export type TriedSide = z.output<typeof side>;

export const trySearchOperation = staffOperation({
  name: 'search.try',
  permission: view,
  summary: 'The first products of a query before and after a change that is not saved',
  input: z.object({ query, change: unsaved }),
  output: z.object({ before: side, after: side }),
  refusals: ['staff_pin_product'],
});

export const tryCommonestOperation = staffOperation({
  name: 'search.try_commonest',
  permission: view,
  summary: 'Which of the commonest queries a change that is not saved would answer otherwise',
  input: z.object({ change: unsaved }),
  output: z.object({
    tried: z.number(),
    changed: z.array(
      z.object({
        query: z.string(),
        before: z.number(),
        after: z.number(),
        /** Names among the first ten. */
        come: z.array(z.string()),
        go: z.array(z.string()),
      }),
    ),
  }),
  refusals: ['staff_pin_product'],
});
