import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import { listingOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { CallArguments, Endpoint, JsonBytes } from '../../contract-http/endpoint.ts';
import type { CardStore } from '../cards/card-store.ts';
import { presentListing } from './present-listing.ts';
import { readListing } from './read-listing.usecase.ts';
import type { ListingParts, ListingSources } from './read-listing.usecase.ts';

export interface ListingDependencies extends ListingSources {
  readonly cards: CardStore;
}

const comma = Buffer.from(',');
/** Sku of each card, read from its bytes: `{"id":12,"sku":"AB-1",…`. */
function idAndSku(card: Buffer): string {
  const end = card.indexOf('","name":');
  return `${card.toString('utf8', 0, end)}"}`;
}

function assemble(head: object, cards: readonly Buffer[], tail: object): Buffer {
  const opening = Buffer.from(`{"message":${JSON.stringify(head).slice(0, -1)},"products":[`);
  const closing = Buffer.from(`],"solr_result":[${cards.map(idAndSku).join()}],${JSON.stringify(tail).slice(1)}}`);
  const chunks: Buffer[] = [opening];
  for (const [index, card] of cards.entries()) {
    if (index > 0) chunks.push(comma);
    chunks.push(card);
  }
  chunks.push(closing);
  return Buffer.concat(chunks);
}

/** GET listing and search. Over HTTP the answer is put together from cards that are bytes already. */
export function listingEndpoint(dependencies: ListingDependencies): Endpoint<typeof listingOperation> {
  const { cards, content, dictionary } = dependencies;

  async function toListing(parts: ListingParts): Promise<Listing> {
    const [menu, products] = await Promise.all([content.menu(), cards.products(parts.result.ids)]);
    const { head, tail } = presentListing(parts, dictionary.current, menu);
    return { ...head, products, solr_result: products.map(({ id, sku }) => ({ id, sku })), ...tail };
  }

  function toJson(parts: ListingParts): JsonBytes | Promise<JsonBytes> {
    const menu = content.menu();
    const bytes = cards.json(parts.result.ids);
    const keep = !parts.request.random;
    if (bytes instanceof Promise || menu instanceof Promise) {
      return Promise.all([menu, bytes]).then(([rows, list]) => {
        const { head, tail } = presentListing(parts, dictionary.current, rows);
        return { body: assemble(head, list, tail), keep };
      });
    }
    const { head, tail } = presentListing(parts, dictionary.current, menu);
    return { body: assemble(head, bytes, tail), keep };
  }

  return {
    operation: listingOperation,
    readsQuery: true,
    cached: true,
    async answer(args: CallArguments): Promise<Outcome<Listing>> {
      const outcome = await readListing(args, dependencies);
      return outcome.ok ? accepted(await toListing(outcome.value)) : outcome;
    },
    answerJson(args: CallArguments) {
      const outcome = readListing(args, dependencies);
      if (outcome instanceof Promise) {
        return outcome.then(async (late) => (late.ok ? accepted(await toJson(late.value)) : late));
      }
      if (!outcome.ok) return outcome;
      const json = toJson(outcome.value);
      return json instanceof Promise ? json.then(accepted) : accepted(json);
    },
  };
}
