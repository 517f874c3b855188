import { productOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { ProductDetail } from '@casamaestra/contract/catalog/product.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { byteText, joinInSlab, readByteText } from '../../platform/bytes/byte-slab.ts';
import type { ByteSlice, ByteText } from '../../platform/bytes/byte-slab.ts';
import type { CallArguments, Endpoint, JsonBytes } from '../../contract-http/endpoint.ts';
import { cardPieces, emptyProductFields } from '../cards/card-pieces.ts';
import type { CardStore } from '../cards/card-store.ts';
import { categoryLineage } from '../attribute-schema/attribute-schema.ts';
import type { AttributeSchemaStore } from '../attribute-schema/attribute-schema-store.ts';
import { ParameterReader, shown } from '../listing/listing-parameters.ts';
import type { Detail, DetailStore } from './detail-store.ts';
import type { ProductPreviews } from './product-previews.ts';
import type { ListSubject, ProductLists } from './product-lists.ts';

export interface ProductDependencies {
  readonly details: DetailStore;
  readonly cards: CardStore;
  readonly attributes: AttributeSchemaStore;
  /** First page of its reviews as JSON. */
  readonly reviews: (detail: Detail) => Promise<ByteText>;
  readonly lists: (subject: ListSubject) => Promise<ProductLists>;
  readonly whenReady: () => boolean | Promise<boolean>;
  readonly previews: Pick<ProductPreviews, 'read'>;
}

type Output = OperationOutput<typeof productOperation>;
type Found = {
  readonly detail: Detail;
  readonly lists: ProductLists;
  readonly categories: Output['categories'];
};

const emptyLists = {
  relatedProducts: [],
  latestProducts: [],
  featuredProducts: [],
  bestProducts: [],
  topRatedProducts: [],
  accessoryProducts: [],
  boughtTogetherProducts: [],
  categories: [],
};

/** The detail of a slug, where it is on sale, or of a preview's token, which names the product itself. */
async function detailOf(
  { details, previews }: ProductDependencies,
  slug: string,
  token: string | undefined,
): Promise<Detail | { readonly moved: string } | null> {
  if (token !== undefined) {
    const preview = await previews.read(token);
    return preview && details.preview(preview.productId);
  }
  const found = await details.find(slug);
  if (found.kind === 'moved') return { moved: found.slug };
  return found.kind === 'here' ? details.read(found.id) : null;
}

const previewIn = (args: CallArguments): string | undefined => new ParameterReader(args).text('preview');

async function findDetail(
  args: CallArguments,
  dependencies: ProductDependencies,
): Promise<Outcome<Found | { moved: string }>> {
  const slug = new ParameterReader(args).text('slug');
  if (slug === undefined) return refused('product_required', {}, 'slug');
  const detail = await detailOf(dependencies, slug, previewIn(args));
  if (detail !== null && 'moved' in detail) return accepted(detail);
  if (detail === null) {
    return refused('product_unknown', { slug: shown(slug) }, 'slug');
  }
  if (!(await dependencies.whenReady())) {
    return refused('catalogue_loading', {});
  }
  const category = dependencies.attributes.current.categories.get(detail.categoryId);
  return accepted({
    detail,
    lists: await dependencies.lists({ ...detail, category }),
    categories: (category === undefined ? [] : categoryLineage(category)).map(({ label, url }) => ({
      label,
      url,
    })),
  });
}

const comma = byteText(',');
const opening = byteText('{"message":{"product":');
const titles = [
  'relatedProducts',
  'latestProducts',
  'featuredProducts',
  'bestProducts',
  'topRatedProducts',
  'accessoryProducts',
  'boughtTogetherProducts',
].map((title, index) => byteText(`${index === 0 ? '' : ']'},"${title}":[`));

/** The lists in the order of their titles. */
const inOrder = (lists: ProductLists): readonly (readonly number[])[] => [
  lists.related,
  lists.latest,
  lists.featured,
  lists.best,
  lists.topRated,
  lists.accessories,
  lists.together,
];

/** Fields of a product that only the HTTP answer has. */
async function moreFields(detail: Detail, { reviews }: ProductDependencies): Promise<ByteText> {
  return byteText(`,"item_reviews":${await reviews(detail)},${emptyProductFields}}`);
}

async function toJson(
  { detail, lists, categories }: Found,
  dependencies: ProductDependencies,
): Promise<JsonBytes> {
  const { cards } = dependencies;
  const order = inOrder(lists);
  const [more, ...productLists] = await Promise.all([
    moreFields(detail, dependencies),
    ...order.map((ids) => cards.json(ids)),
  ]);
  const product = detail.json.slice(0, -1) as ByteText;
  const chunks: (ByteText | ByteSlice)[] = [opening, product, more];
  for (const [index, productList] of productLists.entries()) {
    chunks.push(titles[index] ?? comma, ...cardPieces(productList));
  }
  chunks.push(byteText(`],"categories":${JSON.stringify(categories)}}}`));
  return { body: joinInSlab(chunks), keep: true };
}

/** GET one product with its lists; for a former slug the answer has the present one. */
export function productEndpoint(dependencies: ProductDependencies): Endpoint<typeof productOperation> {
  const { cards } = dependencies;
  return {
    operation: productOperation,
    readsQuery: true,
    async answer(args) {
      const outcome = await findDetail(args, dependencies);
      if (!outcome.ok) return outcome;
      if ('moved' in outcome.value)
        return accepted({ product: { redirect_to: outcome.value.moved }, ...emptyLists });
      const { detail, lists, categories } = outcome.value;
      const [
        relatedProducts = [],
        latestProducts = [],
        featuredProducts = [],
        bestProducts = [],
        topRatedProducts = [],
        accessoryProducts = [],
        boughtTogetherProducts = [],
      ] = await Promise.all(inOrder(lists).map((ids) => cards.products(ids)));
      return accepted({
        product: JSON.parse(readByteText(detail.json)) as ProductDetail,
        relatedProducts,
        latestProducts,
        featuredProducts,
        bestProducts,
        topRatedProducts,
        accessoryProducts,
        boughtTogetherProducts,
        categories,
      });
    },
    async answerJson(args) {
      const outcome = await findDetail(args, dependencies);
      if (!outcome.ok) return outcome;
      if ('moved' in outcome.value) {
        const message = { product: { redirect_to: outcome.value.moved }, ...emptyLists };
        return accepted({ body: JSON.stringify({ message }), keep: true });
      }
      const json = await toJson(outcome.value, dependencies);
      return accepted({ ...json, keep: previewIn(args) === undefined });
    },
  };
}
