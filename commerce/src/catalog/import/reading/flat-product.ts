import { type Column, columnNamed } from './columns.ts';
import { parseBoolean, parseInstant, parseNumber } from './number-text.ts';
import type { FlatRecord } from './source-row.ts';

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

/** "Materiale: Acciaio; Potenza [W]: 750" */
function featuresOfText(text: string): unknown {
  if (text.startsWith('[')) return parsedJson(text);
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

/** A cell's value; text that does not fit its column stays text, so that the check can name it. */
function valueOf(kind: Column['kind'], cell: string): unknown {
  switch (kind) {
    case 'text':
      return cell;
    case 'price':
    case 'integer':
      return parseNumber(cell, true) ?? cell;
    case 'number':
      return parseNumber(cell, false) ?? cell;
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

function put(bag: Bag, target: string, value: unknown): void {
  const [outer = '', inner] = target.split('.');
  if (inner === undefined) {
    bag[outer] ??= value;
    return;
  }
  const object = (bag[outer] ??= {}) as Bag;
  object[inner] ??= value;
}

/** The code that groups variants of a product: the code column, else the SKU. */
export function groupCode(cells: Readonly<Record<string, string>>): string {
  for (const [header, cell] of Object.entries(cells)) if (columnNamed(header)?.name === 'code') return cell;
  return cells['sku'] ?? '';
}

/**
 * Makes one product row of the flat records of its variants. Product columns are taken from the first
 * record that has them; `feature:Label [unit]` and `option:Label` columns become features and options.
 */
export function productOfRecords(records: readonly FlatRecord[]): Bag {
  const product: Bag = {};
  const features = new Map<string, Bag>();
  const variants = records.map(({ cells }) => {
    const variant: Bag = {};
    const options: Record<string, string> = {};
    for (const [header, cell] of Object.entries(cells)) {
      if (header.startsWith('feature:')) {
        const label = header.slice(8).trim();
        if (!features.has(label)) features.set(label, featureOfColumn(label, cell));
      } else if (header.startsWith('option:')) options[header.slice(7).trim()] = cell;
      else {
        const column = columnNamed(header);
        if (column !== undefined)
          put(column.level === 'product' ? product : variant, column.target, valueOf(column.kind, cell));
      }
    }
    if (Object.keys(options).length > 0) variant['options'] = { ...(variant['options'] as Bag), ...options };
    return variant;
  });
  if (features.size > 0) {
    const listed = Array.isArray(product['features']) ? (product['features'] as unknown[]) : [];
    product['features'] = [...listed, ...features.values()];
  }
  product['code'] ??= variants[0]?.['sku'];
  for (const variant of variants) if (variants.length === 1) variant['sku'] ??= product['code'];
  return { ...product, variants };
}
