import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import { type staffProductsOperation } from '@casamaestra/contract/staff/goods.operations.ts';
import {
  goodsSortings,
  goodsStocks,
  productParts,
  productStatuses,
} from '@casamaestra/contract/staff/goods-filter.ts';

type Filters = OperationInput<typeof staffProductsOperation>;

/** Filters by name, as the address of the list holds them. */
const productViews = {
  all: {},
  published: { status: 'published' },
  scheduled: { status: 'scheduled' },
  withdrawn: { status: 'withdrawn' },
  withheld: { status: 'withheld' },
  incomplete: { incomplete: true },
  no_picture: { lacks: 'picture' },
  no_maker: { lacks: 'maker' },
  no_stock: { lacks: 'stock' },
  no_description: { lacks: 'description' },
  reduced: { reduced: true },
  below_cost: { below_cost: true },
} as const satisfies Readonly<Record<string, Filters>>;
export type GoodsView = keyof typeof productViews;
export const productViewNames = Object.keys(productViews) as readonly GoodsView[];

/** The views of a person: what is sold below its cost is for who sees costs. */
export const productViewsFor = (seesCosts: boolean): readonly GoodsView[] =>
  productViewNames.filter((name) => seesCosts || name !== 'below_cost');

/** What narrows a view by numbers; each by its name in the address. */
export const facetNames = ['stato', 'scorte', 'manca', 'marca'] as const;

function idIn(address: URLSearchParams, name: string): number | undefined {
  const id = Number(address.get(name) ?? '');
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

/** What an address asks for: a view, narrowed by what else it says. */
export function productFiltersOf(address: URLSearchParams): {
  readonly view: GoodsView;
  readonly filters: Filters;
} {
  const view = productViewNames.find((name) => name === address.get('vista')) ?? 'all';
  const sort = goodsSortings.find((name) => name === address.get('ordine'));
  const text = address.get('q')?.trim().slice(0, 100) ?? '';
  const { stato, scorte, manca } = Object.fromEntries(address);
  const status = productStatuses.find((name) => name === stato);
  const stock = goodsStocks.find((name) => name === scorte);
  const part = productParts.find((name) => name === manca);
  const category = idIn(address, 'categoria');
  const brand = idIn(address, 'marca');
  return {
    view,
    filters: {
      ...(productViews[view] as Filters),
      ...(sort && { sort }),
      ...(text !== '' && { text }),
      ...(status && { status }),
      ...(stock && { stock }),
      ...(part && { part }),
      ...(brand !== undefined && { brand }),
      ...(category !== undefined && { category }),
    },
  };
}
