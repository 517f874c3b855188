import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';

/** Most characters of a catalogue that is compared from the screen. */
export const catalogueCharactersMax = 4_000_000;

/** So many of each kind are answered; the counts are of all. */
export const comparedMost = 300;

const article = z.object({ sku: z.string(), name: z.string() });

/** Nothing is written: prices and stock are changed in the shop, or by its own files. */
export const compareCatalogueOperation = staffOperation({
  name: 'connections.compare_catalogue',
  permission: { subject: 'connections', needs: 'view' },
  summary: 'What a catalogue of Danea Easyfatt says otherwise than the shop',
  input: z.object({ xml: z.string().min(1).max(catalogueCharactersMax) }),
  output: z.object({
    compared: z.number(),
    /** Prices in euros with VAT, of the list; stock in pieces. */
    differences: z.array(
      article.extend({ field: z.enum(['price', 'stock']), shop: z.number(), file: z.number() }),
    ),
    difference_count: z.number(),
    /** In the file only. */
    unknown: z.array(article),
    unknown_count: z.number(),
    /** In the shop only; of a file that is whole, or names what was taken out. */
    missing: z.array(article),
    missing_count: z.number(),
  }),
  refusals: ['staff_catalogue_unreadable'],
});
