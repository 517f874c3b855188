import { type Article, movedSlugs, slugOf } from './catalogue.data.ts';
import type { Calls, DoubleState } from './double-state.ts';
import { missing, validation } from './frappe-errors.ts';

const cut = (euros: number) => Math.trunc(euros);
const priceOf = ({ gross, promo }: Article) => promo ?? gross;
const hyphens = (label: string) => label.replaceAll(' ', '-');

function productRow(state: DoubleState, article: Article): Record<string, unknown> {
  const { sku, name, groups, gross, promo, stock, brand, description } = article;
  const sale = promo !== null && Math.round(promo * 100) !== Math.round(gross * 100);
  const picture = (prefix: string, side: number) => ({
    url: `${state.origin()}/files/${prefix}${sku}.svg`,
    width: String(side),
    height: String(side),
  });
  return {
    id: `item-${sku}`,
    sku,
    name,
    description,
    short_description: `<p>${name}</p>`,
    slug: slugOf(article),
    brand,
    ...Object.fromEntries(groups.map((group, at) => [`group_${at + 1}`, group])),
    stock,
    is_sale: sale,
    gross_price: gross,
    net_price: gross,
    promo_price: promo ?? 0,
    price: gross,
    sale_price: sale ? promo : null,
    large_pictures: [picture('', 1000)],
    main_pictures: [picture('main_', 800)],
    gallery_pictures: [picture('gallery_', 350)],
    small_pictures: [picture('thumb_', 150)],
    sale_count: 0,
    ratings: 0,
    reviews: '0',
    is_hot: true,
    is_new: true,
    is_out_of_stock: null,
    variants: [],
  };
}

/** Search with an unescaped query language: unbalanced operators are an error. */
function searched(all: readonly Article[], term: string): readonly Article[] {
  if (/[()[\]{}"\\/:]/.test(term)) throw new SyntaxError('org.apache.solr.search.SyntaxError');
  if (term === '' || term === '*') return all;
  const words = term.toLowerCase().split(/\s+/);
  return all.filter(({ name, sku }) =>
    words.every((word) => name.toLowerCase().includes(word) || sku.toLowerCase() === word),
  );
}

/** The next level below a path, with its counts. */
function categoriesBelow(found: readonly Article[], path: readonly string[]) {
  const below = Map.groupBy(
    found.filter(({ groups }) => groups.length > path.length),
    ({ groups }) => groups[path.length] ?? '',
  );
  return [...below].map(([label, rows]) => ({
    label,
    count: rows.length,
    url: [...path, label].map(hyphens).join(','),
  }));
}

function listing(state: DoubleState, args: Readonly<Record<string, string>>) {
  const { search_term: term = '*', category = '', skus, order_by: order } = args;
  const path = category === '' ? [] : category.split(',');
  const wanted = skus?.split(';');
  const [least, most] = [Number(args['min_price'] ?? 0), Number(args['max_price'] ?? 0)];
  const perPage = args['per_page'] === '' ? 1 : Number(args['per_page'] ?? 12);
  const page = Number(args['page'] ?? 1);
  if (!Number.isInteger(perPage) || !Number.isInteger(page)) throw new TypeError('invalid literal for int()');
  const found = searched(state.articles, term).filter(
    (article) =>
      path.every((label, at) => hyphens(article.groups[at] ?? '') === label) &&
      (wanted === undefined || wanted.includes(article.sku)) &&
      (least <= 0 || priceOf(article) >= least) &&
      (most <= 0 || priceOf(article) <= most) &&
      (!args['is_in_stock'] || article.stock > 0),
  );
  const sorted =
    order === 'price-asc' || order === 'price-desc'
      ? found.toSorted((a, b) => (priceOf(a) - priceOf(b)) * (order === 'price-asc' ? 1 : -1))
      : found;
  const prices = found.map(priceOf);
  const pages = Math.ceil(found.length / perPage);
  return {
    totalCount: found.length,
    current_page: page,
    pages,
    per_page: perPage,
    is_last: page >= pages,
    products: sorted.slice((page - 1) * perPage, page * perPage).map((row) => productRow(state, row)),
    solr_result: [],
    query: 'text:(*)',
    min_price_all: prices.length === 0 ? null : cut(Math.min(...prices)),
    max_price_all: prices.length === 0 ? null : cut(Math.max(...prices)),
    category: categoriesBelow(found, path),
    features: [],
    menu_category_detail: null,
    category_tree: path.map((label, at) => ({
      label: label.replaceAll('-', ' '),
      url: path.slice(0, at + 1).join(','),
    })),
  };
}

function product(state: DoubleState, args: Readonly<Record<string, string>>) {
  const { slug } = args;
  if (slug === undefined) throw validation('slug is required');
  const moved = movedSlugs[slug];
  if (moved !== undefined) return { product: { redirect_to: moved } };
  const article = state.articles.find((one) => slugOf(one) === slug);
  if (article === undefined) throw missing('Product not found');
  const near = state.articles.filter((one) => one.groups[0] === article.groups[0] && one !== article);
  const rows = near.map((one) => productRow(state, one));
  const features = Object.entries(article.features).map(([label, [value, unit]]) => [
    label,
    { value, default_uom: unit, used_search: 1, ft_used_for_facet: 1 },
  ]);
  return {
    product: {
      ...productRow(state, article),
      long_description: article.description,
      features: Object.fromEntries(features),
      product_data: {},
    },
    relatedProducts: rows,
    latestProducts: rows,
    featuredProducts: rows,
    bestProducts: rows,
    topRatedProducts: rows,
    categories: article.groups.map((label) => ({ label, url: hyphens(label) })),
  };
}

const solr = 'mymb_ecommerce.mymb_b2c.solr_search';

export const catalogueCalls = (state: DoubleState): Calls => ({
  [`${solr}.shop`]: { verbs: ['GET'], answer: ({ query }) => listing(state, query) },
  [`${solr}.catalogue`]: { verbs: ['GET'], answer: ({ query }) => listing(state, query) },
  [`${solr}.products`]: { verbs: ['GET'], answer: ({ query }) => product(state, query) },
});
