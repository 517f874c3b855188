import { deserialize, serialize } from '../platform/serialized.ts';
import type { Serialized } from '../platform/serialized.ts';
import { shownMarkup } from '../platform/shown-markup.ts';
import type { FacetValueView, ListingView } from './listing-view.ts';

/** Parts of a listing that only the server writes, by the name they have in `data-shown`. */
const writtenParts = ['head', 'views', 'foot'] as const;
type WrittenPart = (typeof writtenParts)[number];

/**
 * What a listing's document shows word for word, the largest part of its data: the markup of parts and the values
 * of filters. The document does not carry it a second time.
 */
export interface ListingShown extends Readonly<Record<WrittenPart, string>> {
  /** Values of each facet, by its code. */
  readonly values: Readonly<Record<string, readonly FacetValueView[]>>;
}

export interface ListingInTwo {
  /** Without what is shown. */
  readonly view: Serialized<ListingView>;
  /** Empty in a document, where it is read from what stands there. */
  readonly shown: Serialized<ListingShown>;
}

/** The data of a listing in its two parts. */
export function listingData(view: ListingView): ListingInTwo {
  const values = Object.fromEntries(view.facets.map(({ code, values: list }) => [code, list]));
  const facets = view.facets.map((facet) => ({ ...facet, values: [] }));
  const { head, views, foot } = view;
  return {
    shown: serialize<ListingShown>({ head, views, foot, values }),
    view: serialize<ListingView>({ ...view, head: '', views: '', foot: '', facets }),
  };
}

/** The view of both parts. */
export function joinedView({ view, shown }: ListingInTwo): ListingView {
  const whole = deserialize(view);
  const { values, ...parts } = deserialize(shown);
  const facets = whole.facets.map((facet) => ({ ...facet, values: values[facet.code] ?? [] }));
  return { ...whole, ...parts, facets };
}

/** What the document of a listing shows, before it is hydrated. */
export function readListingShown(document: Document): Serialized<ListingShown> {
  const values: Record<string, FacetValueView[]> = {};
  for (const field of document.querySelectorAll<HTMLInputElement>('#filtra [type=checkbox][name^=f_]')) {
    const text = field.nextElementSibling;
    const said = text?.textContent ?? field.value;
    const count = Number(text?.nextElementSibling?.textContent.replaceAll(/\D/g, ''));
    const swatch = /#\w+/.exec(text?.firstElementChild?.getAttribute('style') ?? '')?.[0];
    (values[field.name.slice(2)] ??= []).push(
      swatch ? [field.value, count, said, swatch] : [field.value, count, said],
    );
  }
  return serialize<ListingShown>({ ...shownMarkup(document, writtenParts), values });
}
