import type { MappingMistake } from '@casamaestra/texts/staff/import-texts.ts';
import type { MappingFile } from './mapping-schema.ts';
import type { MappingSource } from './source-schema.ts';

/** Columns of the foreign file that a source reads. */
export function columnsOfSource(source: MappingSource): string[] {
  if (typeof source === 'string') return [source];
  if ('constant' in source) return [];
  if ('placeholder_price' in source) return [source.placeholder_price.by];
  if ('pairs' in source) return [source.pairs.names, source.pairs.values];
  if ('template' in source) return [...source.template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  if ('columns' in source) return source.columns;
  if ('column' in source) return [source.column];
  const { rules, otherwise } = source;
  return [
    ...rules.flatMap(({ column, value }) => [column, ...columnsOfSource(value)]),
    ...(otherwise === undefined ? [] : columnsOfSource(otherwise)),
  ];
}

interface UsedColumn {
  /** Place in the mapping: "fill_down.product". */
  readonly key: string;
  readonly column: string;
}

/** Columns that decide how rows form products: a file without them does not belong to the mapping. */
export function structuralColumns(mapping: MappingFile): UsedColumn[] {
  const { fill_down: fill, variant_rows: variants, parent, explode, only } = mapping;
  const used: UsedColumn[] = only.map(({ column }, at) => ({ key: `only.${at}.column`, column }));
  if (fill !== undefined) used.push({ key: 'fill_down.product', column: fill.product });
  if (variants !== undefined) used.push({ key: 'variant_rows.column', column: variants.column });
  if (explode !== undefined) used.push({ key: 'explode', column: explode.column });
  if (parent !== undefined) {
    used.push({ key: 'parent.rows.column', column: parent.rows.column });
    if (typeof parent.of === 'string') used.push({ key: 'parent.of', column: parent.of });
    if (typeof parent.code === 'string') used.push({ key: 'parent.code', column: parent.code });
    if (parent.children !== undefined)
      used.push({ key: 'parent.children.column', column: parent.children.column });
  }
  return used;
}

/** Every column the mapping reads, with its place. */
export function usedColumns(mapping: MappingFile): UsedColumn[] {
  const { parent, fill_down: fill } = mapping;
  const of = (key: string, source: MappingSource | undefined) =>
    source === undefined ? [] : columnsOfSource(source).map((column) => ({ key, column }));
  return [
    ...structuralColumns(mapping),
    ...Object.entries(mapping.columns).flatMap(([name, source]) => of(`columns.${name}`, source)),
    ...(fill?.columns ?? []).map((column) => ({ key: 'fill_down.columns', column })),
    ...of('parent.code', parent?.code),
    ...of('parent.of', parent?.of),
  ];
}

type StrayColumn = Extract<MappingMistake, { readonly code: 'mapping_stray_column' }>;

/** Column names used by an XML mapping that it does not define. */
export function strayNames(mapping: MappingFile): StrayColumn[] {
  if (mapping.xml === undefined) return [];
  const made = mapping.xml.fields;
  const entries = mapping.explode === undefined ? undefined : `${mapping.explode.column}.`;
  const stray = usedColumns(mapping).filter(
    ({ column }) => !Object.hasOwn(made, column) && (entries === undefined || !column.startsWith(entries)),
  );
  const places = new Map(stray.map((facts) => [`${facts.key} ${facts.column}`, facts]));
  return [...places.values()].map((facts) => ({ code: 'mapping_stray_column', facts }));
}
