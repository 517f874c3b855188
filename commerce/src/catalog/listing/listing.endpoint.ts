import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import { listingOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { byteText, joinInSlab } from '../../platform/bytes/byte-slab.ts';
import type { ByteSlice, ByteText } from '../../platform/bytes/byte-slab.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { Caller } from '../../contract-http/caller.ts';
import type { CallArguments, Endpoint, JsonBytes } from '../../contract-http/endpoint.ts';
import type { ContentView } from '../../content/view/content-view.ts';
import { cardPieces } from '../cards/card-pieces.ts';
import type { AttributeSchema } from '../attribute-schema/attribute-schema.ts';
import type { CardStore } from '../cards/card-store.ts';
import type { CategoryPictures } from './category-pictures.ts';
import { readCounts } from './counts-cache.ts';
import { ParameterReader } from './listing-parameters.ts';
import { presentPosition, presentRequest } from './present-listing.ts';
import { readListing } from './read-listing.usecase.ts';
import type { ListingData, ListingSources } from './read-listing.usecase.ts';

export interface ListingDependencies extends ListingSources {
  readonly cards: CardStore;
  readonly pictures: CategoryPictures;
  /** Product ids of the caller's wishlist; null for guests. */
  readonly wishlistOf: (caller: Caller) => Promise<readonly number[] | null>;
}

const asksForWishlist = (args: CallArguments): boolean => new ParameterReader(args).flag('wishlist');

/** Id and SKU are within these first bytes of a card. */
const LONGEST_HEAD = 120;

/** Id and SKU of a card, read from its bytes: `{"id":12,"sku":"AB-1",…`. */
function idAndSku({ bytes, start, end: limit }: ByteSlice): string {
  const head = bytes.toString('latin1', start, Math.min(start + LONGEST_HEAD, limit));
  return `${head.slice(0, head.indexOf('","name":'))}"}`;
}

interface Assembled {
  readonly data: ListingData;
  readonly cards: readonly ByteSlice[];
  readonly view: Pick<ContentView, 'menu'>;
  readonly pictures: Readonly<Record<string, string>>;
  readonly categories: AttributeSchema['categories'];
  readonly language: Language;
}

function assemble({ data, cards, view, pictures, categories, language }: Assembled): Buffer {
  const menu = view.menu(language);
  const position = JSON.stringify(presentPosition(data)).slice(0, -1);
  const chunks: (ByteText | ByteSlice)[] = [byteText(`{"message":${position},"products":[`)];
  chunks.push(...cardPieces(cards));
  chunks.push(byteText(`],"solr_result":[${cards.map(idAndSku).join()}],`), data.counts.json);
  chunks.push(
    byteText(`,${JSON.stringify(presentRequest(data, { menu, pictures, categories }, language)).slice(1)}}`),
  );
  return joinInSlab(chunks);
}

/** GET listing and search. Over HTTP the answer is assembled from cards cached as bytes. */
export function listingEndpoint(dependencies: ListingDependencies): Endpoint<typeof listingOperation> {
  const { cards, content } = dependencies;

  async function toListing(data: ListingData, { language }: Caller): Promise<Listing> {
    const [view, pictures, products] = await Promise.all([
      content.now(),
      dependencies.pictures.below(data.request.category),
      cards.products(data.ids),
    ]);
    const { categories } = dependencies.attributes.current;
    return {
      ...presentPosition(data),
      products,
      solr_result: products.map(({ id, sku }) => ({ id, sku })),
      ...readCounts(data.counts),
      ...presentRequest(data, { menu: view.menu(language), pictures, categories }, language),
    };
  }

  function toJson(data: ListingData, { language }: Caller, personal = false): JsonBytes | Promise<JsonBytes> {
    const { categories } = dependencies.attributes.current;
    const view = content.now();
    const pictures = dependencies.pictures.below(data.request.category);
    const cards = dependencies.cards.json(data.ids);
    const rest = { keep: !data.request.random && !personal, sentences: data.notices.length > 0 };
    const asked = { data, categories, language };
    if (cards instanceof Promise || view instanceof Promise || pictures instanceof Promise) {
      return Promise.all([view, cards, pictures]).then(([now, list, shown]) => ({
        body: assemble({ ...asked, view: now, cards: list, pictures: shown }),
        ...rest,
      }));
    }
    return { body: assemble({ ...asked, view, cards, pictures }), ...rest };
  }

  /** A wishlist needs a login: with an expired one it must not look empty. */
  async function wishesOf(args: CallArguments, caller: Caller): Promise<Outcome<ListingData>> {
    const wishlistIds = await dependencies.wishlistOf(caller);
    return wishlistIds === null
      ? refused('login_required', { purpose: 'wished_listing' })
      : readListing(args, dependencies, wishlistIds);
  }

  async function wishlistJson(args: CallArguments, caller: Caller): Promise<Outcome<JsonBytes>> {
    const outcome = await wishesOf(args, caller);
    return outcome.ok ? accepted(await toJson(outcome.value, caller, true)) : outcome;
  }

  return {
    operation: listingOperation,
    readsQuery: true,
    cached: true,
    shared: true,
    async answer(args: CallArguments, caller: Caller): Promise<Outcome<Listing>> {
      const outcome = asksForWishlist(args)
        ? await wishesOf(args, caller)
        : await readListing(args, dependencies);
      return outcome.ok ? accepted(await toListing(outcome.value, caller)) : outcome;
    },
    answerJson(args: CallArguments, caller: Caller) {
      if (asksForWishlist(args)) return wishlistJson(args, caller);
      const outcome = readListing(args, dependencies);
      if (outcome instanceof Promise) {
        return outcome.then(async (late) => (late.ok ? accepted(await toJson(late.value, caller)) : late));
      }
      if (!outcome.ok) return outcome;
      const json = toJson(outcome.value, caller);
      return json instanceof Promise ? json.then(accepted) : accepted(json);
    },
  };
}
