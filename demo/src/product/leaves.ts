import { cell, readTable } from '../table/psv.ts';

export type Leaf = {
  readonly key: string;
  readonly path: readonly string[];
  readonly family: string;
  readonly familyName: string;
  readonly texts: string;
  readonly brands: readonly string[];
  readonly prefix: string;
};

/** Italian name of every family: one family may reach over several leaves. */
function readFamilyNames(): ReadonlyMap<string, string> {
  return new Map(readTable('families').map((line) => [cell(line, 'family'), cell(line, 'name')]));
}

function nameOf(family: string, names: ReadonlyMap<string, string>): string {
  const name = names.get(family);
  if (name === undefined) throw new Error(`family ${family} has no name`);
  return name;
}

/** The category tree: every leaf code of the product tables with its path, family, texts and brands. */
export function readLeaves(): ReadonlyMap<string, Leaf> {
  const names = readFamilyNames();
  return new Map(
    readTable('leaves').map((line) => [
      cell(line, 'leaf'),
      {
        key: cell(line, 'leaf'),
        path: cell(line, 'path').split(' > '),
        family: cell(line, 'family'),
        familyName: nameOf(cell(line, 'family'), names),
        texts: cell(line, 'texts'),
        brands: cell(line, 'brands').split(','),
        prefix: cell(line, 'prefix'),
      },
    ]),
  );
}

type Operator = { name: string; address: string; contact: string };
export type Brand = {
  readonly name: string;
  readonly slogan: string;
  readonly country: string;
  readonly maker: Operator;
  readonly responsible?: Operator;
};

/** The shop's brands with their makers; those from outside the Union name their responsible person in it. */
export function readBrands(): ReadonlyMap<string, Brand> {
  return new Map(
    readTable('brands').map((line) => {
      const [name, address, contact] = cell(line, 'responsible').split(';');
      const brand: Brand = {
        name: cell(line, 'brand'),
        slogan: cell(line, 'slogan'),
        country: cell(line, 'country'),
        maker: { name: cell(line, 'maker'), address: cell(line, 'address'), contact: cell(line, 'contact') },
        ...(name && address && contact ? { responsible: { name, address, contact } } : {}),
      };
      return [brand.name, brand] as const;
    }),
  );
}

export type Model = {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly licence: string;
  readonly author: string;
  readonly library: string;
  readonly title: string;
};

/** Size in centimetres and provenance of every pictured model. */
export function readModels(): ReadonlyMap<string, Model> {
  return new Map(
    readTable('models').map((line) => [
      cell(line, 'key'),
      {
        width: Number(cell(line, 'width')),
        depth: Number(cell(line, 'depth')),
        height: Number(cell(line, 'height')),
        licence: cell(line, 'licence'),
        author: cell(line, 'author'),
        library: cell(line, 'library'),
        title: cell(line, 'title'),
      },
    ]),
  );
}

/** Families whose picture shows a group, a coil or a sample: its outer size is not the size of the goods. */
const unsized = new Set([
  'parati',
  'viteria',
  'tassello',
  'ferramenta',
  'cavo',
  'tubo',
  'raccordo',
  'prolunga',
  'laterizio',
  'piastrella',
  'parquet',
  'profilo',
  'legno',
  'pannello',
  'abrasivo',
  'canalina',
  'nastro',
  'albero',
  'siepe',
  'tessile',
  'tappeto',
  'accessorio-utensile',
]);

/** Centimetres as a shopper reads them: whole above thirty, one decimal below. */
const readable = (centimetres: number) =>
  centimetres >= 30 ? Math.round(centimetres) : Math.max(0.1, Math.round(centimetres * 10) / 10);

export function sizeOf(
  texts: string,
  model: Model,
): { width: number; depth: number; height: number } | undefined {
  if (unsized.has(texts)) return undefined;
  return { width: readable(model.width), depth: readable(model.depth), height: readable(model.height) };
}
