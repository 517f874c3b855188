import { picksOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { Product } from '@casamaestra/contract/catalog/product.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { ProductDependencies } from '../detail/product.endpoint.ts';
import { ParameterReader } from '../listing/listing-parameters.ts';
import { picksOf } from './picks.ts';

/** The last ones tell what somebody looks for; more only cost. */
const SEEN_MAX = 5;

/** Numbers of products; whatever else stands there is left out. */
function numbersIn(text: string | undefined): number[] {
  const numbers = (text ?? '').split(';', SEEN_MAX * 4).map(Number);
  return [...new Set(numbers)].filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31);
}

/** The most exact category of a product. */
function kindOf(card: Product | undefined): string | undefined {
  if (card === undefined) return undefined;
  const { group_1, group_2, group_3, group_4, group_5 } = card;
  return [group_5, group_4, group_3, group_2, group_1].find((group) => group !== null) ?? '';
}

/** GET products in stock that go with those seen; nothing that was seen is among them. */
export function picksEndpoint({
  details,
  cards,
  attributes,
  lists,
  whenReady,
}: Omit<ProductDependencies, 'reviews'>): Endpoint<typeof picksOperation> {
  return {
    operation: picksOperation,
    readsQuery: true,
    async answer(args) {
      if (!(await whenReady())) return refused('catalogue_loading', {});
      const { categories } = attributes.current;
      const seen = numbersIn(new ParameterReader(args).text('seen'));
      const read = await Promise.all(seen.slice(0, SEEN_MAX).map((id) => details.read(id)));
      const subjects = read.filter((detail) => detail !== null);
      const goingWith = await Promise.all(
        subjects.map((detail) => lists({ ...detail, category: categories.get(detail.categoryId) })),
      );
      const candidates = await cards.products([
        ...new Set(goingWith.flatMap((one) => [...one.accessories, ...one.together, ...one.related])),
      ]);
      const byId = new Map(candidates.map((card) => [card.id, card]));
      const picks = picksOf(seen, goingWith, (id) => kindOf(byId.get(id)));
      return accepted({ products: picks.flatMap((id) => byId.get(id) ?? []) });
    },
  };
}
