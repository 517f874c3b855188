import { type FileColumn, columnNamed } from './columns.ts';
import type { DecimalSigns } from './decimal-signs.ts';
import { parseInstant } from '../../../platform/instant-text.ts';
import { parseBoolean, parseNumber } from './number-text.ts';
import type { FlatRecord, OwnColumns } from './source-row.ts';

type Bag = Record<string, unknown>;

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const list = (text: string): unknown => (text.startsWith('[') ? parsedJson(text) : splitOn(text, '|'));

function splitOn(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** "Potenza [W]" → label and unit; a unit makes the value a number. */
export function featureOfColumn(header: string, cell: string): Bag {
  const [, label = header, unit] = /^(.*?)\s*(?:\[(.+)\])?$/.exec(header) ?? [];
  const number = unit === undefined ? null : parseNumber(cell, false);
  const values = cell.includes('|') ? splitOn(cell, '|') : cell;
  return { label, value: number ?? values, ...(unit === undefined || number === null ? {} : { unit }) };
}

/** In a list made from texts, a unit makes the value a number; a value that is no number keeps no unit. */
function numberWithUnit(feature: unknown): unknown {
  if (typeof feature !== 'object' || feature === null) return feature;
  const { value, unit, ...others } = feature as Bag;
  if (typeof value !== 'string' || unit === undefined) return feature;
  const number = parseNumber(value, false);
  return number === null ? { ...others, value } : { ...others, value: number, unit };
}

/** "Materiale: Acciaio; Potenza [W]: 750" */
function featuresOfText(text: string): unknown {
  if (text.startsWith('[')) {
    const listed = parsedJson(text);
    return Array.isArray(listed) ? listed.map(numberWithUnit) : listed;
  }
  return splitOn(text, ';').map((part) => {
    const at = part.indexOf(':');
    return at < 0 ? part : featureOfColumn(part.slice(0, at).trim(), part.slice(at + 1).trim());
  });
}

function optionsOfText(text: string): unknown {
  if (text.startsWith('{')) return parsedJson(text);
  const pairs = splitOn(text, ';').map((part) => {
    const at = part.search(/[:=]/);
    return at < 0 ? null : [part.slice(0, at).trim(), part.slice(at + 1).trim()];
  });
  return pairs.includes(null) ? text : Object.fromEntries(pairs as [string, string][]);
}

/** A cell's value; text that does not fit its column stays text, so that the check can report it. */
function valueOf({ kind, name }: FileColumn, cell: string, signs: DecimalSigns): unknown {
  switch (kind) {
    case 'text':
      return cell;
    case 'price':
    case 'integer':
      return parseNumber(cell, true, signs.get(name)) ?? cell;
    case 'number':
      return parseNumber(cell, false, signs.get(name)) ?? cell;
    case 'boolean':
      return parseBoolean(cell) ?? cell;
    case 'from':
      return parseInstant(cell, false);
    case 'to':
      return parseInstant(cell, true);
    case 'path':
      return cell.startsWith('[') ? parsedJson(cell) : splitOn(cell, '>');
    case 'list':
      return list(cell);
    case 'pictures': {
      const sources = list(cell);
      return Array.isArray(sources)
        ? sources.map((source: unknown) => (typeof source === 'string' ? { source } : source))
        : sources;
    }
    case 'features':
      return featuresOfText(cell);
    case 'options':
      return optionsOfText(cell);
    case 'json':
      return parsedJson(cell);
  }
}

/** Sets a value unless one is present; an empty cell (null) is replaced by that of a later line. */
function put(bag: Bag, target: string, value: unknown): void {
  const [outer = '', inner] = target.split('.');
  if (inner === undefined) {
    bag[outer] = bag[outer] ?? value;
    return;
  }
  const object = (bag[outer] ??= {}) as Bag;
  object[inner] = object[inner] ?? value;
}

/** The code that groups variants of a product: the code column, else the SKU. */
export function groupCode(cells: Readonly<Record<string, string>>): string {
  for (const [header, cell] of Object.entries(cells))
    if (cell !== '' && columnNamed(header)?.name === 'code') return cell;
  return cells['sku'] ?? '';
}

interface Lines {
  readonly product: Bag;
  readonly features: Map<string, Bag>;
  readonly featureLabels: Set<string>;
  readonly optionLabels: Set<string>;
  /** Whether one column holds all options. */
  tellsOptions: boolean;
  /** Pictures of all rows so far by source, where rows are joined. */
  readonly pictures: Map<unknown, unknown> | undefined;
  readonly signs: DecimalSigns;
}

function addPictures({ pictures }: Lines, value: unknown): void {
  if (pictures === undefined || !Array.isArray(value)) return;
  for (const picture of value as { readonly source?: unknown }[])
    if (!pictures.has(picture.source)) pictures.set(picture.source, picture);
}

/** One line as a variant; its product columns are added to `lines`. Empty cells become null. */
function variantOf(cells: FlatRecord['cells'], lines: Lines): Bag {
  const variant: Bag = {};
  const options: Record<string, string> = {};
  for (const [header, cell] of Object.entries(cells)) {
    if (header.startsWith('feature:')) {
      const label = header.slice(8).trim();
      lines.featureLabels.add(label.replace(/\s*\[.+\]$/, ''));
      if (cell !== '' && !lines.features.has(label)) lines.features.set(label, featureOfColumn(label, cell));
    } else if (header.startsWith('option:')) {
      lines.optionLabels.add(header.slice(7).trim());
      if (cell !== '') options[header.slice(7).trim()] = cell;
    } else {
      const column = columnNamed(header);
      if (column === undefined) continue;
      lines.tellsOptions ||= column.target === 'options';
      const bag = column.level === 'product' ? lines.product : variant;
      const value = cell === '' ? null : valueOf(column, cell, lines.signs);
      put(bag, column.target, value);
      if (column.name === 'pictures') addPictures(lines, value);
    }
  }
  if (Object.keys(options).length > 0) variant['options'] = { ...(variant['options'] as Bag), ...options };
  return variant;
}

const noSigns: DecimalSigns = new Map();

/** Whether the row only adds options to the variant above: same SKU and no price. */
function addsTo(bySku: Map<unknown, Bag>, variant: Bag): boolean {
  const sku = variant['sku'] ?? null;
  const above = sku === null ? undefined : bySku.get(sku);
  if (above === undefined || (variant['price'] ?? null) !== null) {
    if (sku !== null) bySku.set(sku, variant);
    return false;
  }
  const options = { ...(above['options'] as Bag | null), ...(variant['options'] as Bag | null) };
  above['options'] = options;
  return true;
}

const isParent = ({ role }: FlatRecord) => role === 'parent';

/**
 * Builds one product row from the flat records of its variants. Product columns are taken from the first
 * record that has them; `feature:Label [unit]` and `option:Label` columns become features and options. A
 * file without variant columns does not change variants.
 */
export function productOfRecords(
  records: readonly FlatRecord[],
  signs: DecimalSigns = noSigns,
): { value: Bag; columns: OwnColumns } {
  const product: Bag = {};
  const joinsPictures = records.some((record) => record.joinsPictures);
  const pictures = joinsPictures ? new Map<unknown, unknown>() : undefined;
  const bySku = new Map<unknown, Bag>();
  const lines: Lines = {
    product,
    features: new Map(),
    featureLabels: new Set(),
    optionLabels: new Set(),
    tellsOptions: false,
    pictures,
    signs,
  };
  const ordered = [...records.filter(isParent), ...records.filter((record) => !isParent(record))];
  const variants = ordered.flatMap(({ cells, role }) => {
    const variant = variantOf(cells, lines);
    if (role === 'parent' || role === 'product') return [];
    return joinsPictures && addsTo(bySku, variant) ? [] : [variant];
  });
  if (pictures !== undefined && pictures.size > 0) product['pictures'] = [...pictures.values()];
  const columns = {
    ...(lines.featureLabels.size > 0 && !('features' in product) && { features: [...lines.featureLabels] }),
    ...(lines.optionLabels.size > 0 && !lines.tellsOptions && { options: [...lines.optionLabels] }),
  };
  if (lines.features.size > 0) {
    const listed = Array.isArray(product['features']) ? (product['features'] as unknown[]) : [];
    product['features'] = [...listed, ...lines.features.values()];
  }
  product['code'] ??= variants[0]?.['sku'];
  const tellsVariants = variants.length > 1 || variants.some((variant) => Object.keys(variant).length > 0);
  return { value: tellsVariants ? { ...product, variants } : product, columns };
}
