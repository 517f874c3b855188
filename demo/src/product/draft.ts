import { parseExtra } from '../table/features.ts';
import { parseAxes } from '../table/options.ts';
import type { Axis } from '../table/options.ts';
import { cell } from '../table/psv.ts';
import type { Line } from '../table/psv.ts';
import { hash } from './chance.ts';
import { sizeOf } from './leaves.ts';
import type { Brand, Leaf, Model } from './leaves.ts';

/** One row of a product table, read and joined with its leaf, brand and model. */
export type Draft = {
  readonly key: string;
  /** Picture key: the model shown. */
  readonly picture: string;
  readonly name: string;
  readonly price: number;
  readonly leaf: Leaf;
  readonly brand: Brand;
  readonly model: Model;
  readonly size: { width: number; depth: number; height: number } | undefined;
  readonly materials: readonly string[];
  readonly colour: string;
  readonly style: string;
  readonly say: string;
  readonly axes: readonly Axis[];
  readonly features: string;
  readonly extra: ReadonlyMap<string, string>;
  /** Small ware without a fact about assembly. */
  readonly small: boolean;
};

export type Shelves = {
  readonly leaves: ReadonlyMap<string, Leaf>;
  readonly brands: ReadonlyMap<string, Brand>;
  readonly models: ReadonlyMap<string, Model>;
};

function found<T>(map: ReadonlyMap<string, T>, key: string, what: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`unknown ${what}: ${key}`);
  return value;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function readDraft(line: Line, shelves: Shelves): Draft {
  const key = cell(line, 'key');
  const extra = parseExtra(cell(line, 'extra'));
  const leaf = found(shelves.leaves, cell(line, 'leaf'), 'leaf');
  const picture = extra.get('pic') ?? key;
  const model = found(shelves.models, picture, 'model');
  const brandName = extra.get('brand') ?? leaf.brands[hash(key) % leaf.brands.length] ?? '';
  const price = Number(cell(line, 'price'));
  return {
    key,
    picture,
    name: cell(line, 'name'),
    price,
    leaf,
    brand: found(shelves.brands, brandName, 'brand'),
    model,
    size: sizeOf(leaf.texts, model),
    materials: cell(line, 'material').split(', ').filter(Boolean).map(capital),
    colour: cell(line, 'colour'),
    style: cell(line, 'style'),
    say: cell(line, 'text'),
    axes: parseAxes(cell(line, 'variants')),
    features: cell(line, 'features'),
    extra,
    small: price < 30,
  };
}
