import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import { colourPicturesOf } from '../picture/pictures.ts';
import { swatchOf } from '../picture/swatches.ts';
import { combinations } from '../table/options.ts';
import type { Choice } from '../table/options.ts';
import { variantContent } from './content.ts';
import type { Draft } from './draft.ts';
import { skuPart } from './identity.ts';
import { combinationPrice, priceHistory } from './prices.ts';
import type { SaleTerms } from './prices.ts';
import { stockOf } from './trade.ts';

type Variant = ProductRowInput['variants'][number];
export type Registers = { readonly gtin: (seed: string) => string; readonly sku: (seed: string) => string };
type Picture = NonNullable<Variant['pictures']>[number];
export type PicturesOf = (key: string, name: string) => Picture[];

/** Sizes of small hardware cost a little more each, where the table names no price. */
const graded = new Set(['viteria', 'tassello']);

/** A weight that follows from the pack ("25 kg", "5 l"), or the product's own. */
function weightOf(content: ReturnType<typeof variantContent>, ownKg: number): number {
  const perUnit = { kg: 1.02, g: 0.00105, l: 1.35, ml: 0.0013 } as const;
  if (content?.content_unit === 'pz') return Math.max(0.01, Math.round(content.content * ownKg * 100) / 100);
  if (!content || !(content.content_unit in perUnit)) return ownKg;
  const factor = perUnit[content.content_unit as keyof typeof perUnit];
  return Math.max(0.01, Math.round(content.content * factor * 100) / 100);
}

/** A panel weighs by its area, thickness and density (kg/m³); the thickness is an option or in the row's facts. */
function panelKg(draft: Draft, options: Readonly<Record<string, string>>, squareMetres: number): number {
  const millimetres = options['Spessore'] ?? /Spessore=(?<mm>\d+ mm)/.exec(draft.features)?.groups?.['mm'];
  const kg =
    (squareMetres * Number.parseInt(millimetres ?? '', 10) * Number(draft.extra.get('density'))) / 1000;
  return Math.round(kg * 10) / 10;
}

/** A variant's own pictures: another model, or the packshot in its colour; none where the product's serve. */
function variantPictures(draft: Draft, choices: readonly Choice[], picturesOf: PicturesOf): Picture[] {
  const other = choices.find(({ value }) => value.picture !== undefined)?.value;
  if (other?.picture !== undefined)
    return picturesOf(other.picture, `${draft.name}, ${other.label.toLowerCase()}`);
  return choices.flatMap(({ value }) => colourPicturesOf(draft.picture, value.label, draft.name));
}

function variantOf(
  draft: Draft,
  choices: readonly Choice[],
  ownKg: number,
  context: VariantContext,
): Variant {
  const options = Object.fromEntries(choices.map(({ axis, value }) => [axis, value.label]));
  const sku = context.registers.sku(
    [context.code, ...choices.map(({ value }) => skuPart(value.label))].filter(Boolean).join('-'),
  );
  const price = combinationPrice(draft.price, choices, graded.has(draft.leaf.texts) ? 0.14 : 0);
  const history = priceHistory(draft.key, price, context.createdAt, context.terms);
  const pictures = variantPictures(draft, choices, context.picturesOf);
  const swatch = choices.map(({ value }) => swatchOf(value.label)).find((colour) => colour !== undefined);
  const content = variantContent(options, draft.extra.get('content'));
  const onSale = history.sale && history.sale.price < price ? history.sale : undefined;
  return {
    sku,
    gtin: context.registers.gtin(sku),
    options,
    price,
    ...(onSale ? { sale_price: onSale.price, sale_from: onSale.from } : {}),
    stock: stockOf(sku, price),
    ...(pictures.length > 0 ? { pictures } : {}),
    ...(swatch ? { swatch } : {}),
    weight_kg:
      content && draft.extra.has('density')
        ? panelKg(draft, options, content.content)
        : weightOf(content, ownKg),
    ...content,
    price_history: onSale || history.sale === undefined ? history.steps : history.steps.slice(0, 1),
  };
}

export type VariantContext = {
  readonly code: string;
  readonly createdAt: number;
  readonly terms: SaleTerms | undefined;
  readonly registers: Registers;
  readonly picturesOf: PicturesOf;
};

/** Every combination of a product's options, the pictured one first. */
export function variantsOf(draft: Draft, ownKg: number, context: VariantContext): Variant[] {
  return combinations(draft.axes).map((choices) => variantOf(draft, choices, ownKg, context));
}
