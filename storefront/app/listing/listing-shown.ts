import type { Card } from '../catalogue/card.ts';
import { deserialize, serialize } from '../platform/serialized.ts';
import type { Serialized } from '../platform/serialized.ts';
import { shownMarkup } from '../platform/shown-markup.ts';
import page from './listing-page.module.css';
import type { FacetValueView, ListingView } from './listing-view.ts';

/** Parts of a listing that only the server writes, by the name they have in `data-shown`. */
const writtenParts = ['head', 'views', 'foot'] as const;
type WrittenPart = (typeof writtenParts)[number];

/** What the cart and the count of what was seen need of a card, and cannot be read from its markup. */
type KeptCard = Pick<Card, 'id' | 'price' | 'stock' | 'energy'>;
type ShownCard = Omit<Card, keyof KeptCard>;

/** A listing without what its document shows. */
interface KeptListing extends Omit<ListingView, 'cards'> {
  readonly cards: readonly KeptCard[];
}

/**
 * What a listing's document shows word for word, the largest part of its data: the markup of parts, the cards and the
 * values of filters. The document does not carry it a second time.
 */
export interface ListingShown extends Readonly<Record<WrittenPart, string>> {
  /** Values of each facet, by its code. */
  readonly values: Readonly<Record<string, readonly FacetValueView[]>>;
  /** As many as are kept, in their order. */
  readonly cards: readonly ShownCard[];
}

export interface ListingInTwo {
  /** Without what is shown. */
  readonly view: Serialized<KeptListing>;
  /** Empty in a document, where it is read from what stands there. */
  readonly shown: Serialized<ListingShown>;
}

/** The data of a listing in its two parts. */
export function listingData(view: ListingView): ListingInTwo {
  const values = Object.fromEntries(view.facets.map(({ code, values: list }) => [code, list]));
  const facets = view.facets.map((facet) => ({ ...facet, values: [] }));
  const { head, views, foot } = view;
  const kept = view.cards.map(({ id, price, stock, energy, variants }): KeptCard => {
    // Only what needs no choice is put into the cart from its card.
    const isWhole = energy !== undefined && variants === undefined;
    return { id, price, stock, ...(isWhole && { energy }) };
  });
  const cards = view.cards.map(({ id: _id, price: _price, stock: _stock, ...shown }): ShownCard => shown);
  return {
    shown: serialize<ListingShown>({ head, views, foot, values, cards }),
    view: serialize<KeptListing>({ ...view, head: '', views: '', foot: '', facets, cards: kept }),
  };
}

/** The view of both parts. */
export function joinedView({ view, shown }: ListingInTwo): ListingView {
  const whole = deserialize(view);
  const { values, cards: shownCards, ...parts } = deserialize(shown);
  const facets = whole.facets.map((facet) => ({ ...facet, values: values[facet.code] ?? [] }));
  const cards = shownCards.flatMap((card, at) => (whole.cards[at] ? [{ ...card, ...whole.cards[at] }] : []));
  return { ...whole, ...parts, facets, cards };
}

/** What a card's document says of it, and its markup. */
function readCard(item: Element): ShownCard {
  const link = item.querySelector<HTMLAnchorElement>('h3 a');
  const image = item.querySelector('img');
  return {
    sku: item.querySelector<HTMLElement>('[data-wish]')?.dataset['wish'] ?? '',
    name: link?.textContent ?? '',
    slug: decodeURI(link?.pathname.slice(1) ?? ''),
    ...(image && {
      picture: {
        src: image.getAttribute('src') ?? '',
        // As written: as shown, the page would have to be laid out first.
        width: Number(image.getAttribute('width')),
        height: Number(image.getAttribute('height')),
      },
    }),
    markup: item.innerHTML,
  };
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
  const cards = [...document.querySelectorAll(`:is(.${page['grid']}, .${page['list']}) > li`)].map(readCard);
  return serialize<ListingShown>({ ...shownMarkup(document, writtenParts), values, cards });
}
