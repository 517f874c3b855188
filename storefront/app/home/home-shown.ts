import { serialize } from '../platform/serialized.ts';
import type { Serialized } from '../platform/serialized.ts';
import { shownMarkup } from '../platform/shown-markup.ts';

const parts = ['promises', 'rooms', 'guides'] as const;

/** Markup of the parts of the home page that only link: between them stand the slides and the products. */
export type HomeParts = Readonly<Record<(typeof parts)[number], string>>;

/** What the document of the home page shows of them, before it is hydrated. */
export const readHomeShown = (document: Document): Serialized<HomeParts> =>
  serialize<HomeParts>(shownMarkup(document, parts));
