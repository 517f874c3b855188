import type { MappedField, Fields } from './field-schema.ts';
import { type NodePath, parsePath, select, cellText, type TreeNode } from './node-path.ts';

/** One lookup table of the file: the value of a key, and the key above it. */
export type LookupTable = ReadonlyMap<
  string,
  { readonly value: string; readonly parent: string | undefined }
>;
export type Tables = ReadonlyMap<string, LookupTable>;

type NodeReader = (node: TreeNode) => string | undefined;

const ready = (text: string): NodePath => parsePath(text) ?? [];
const filled = (texts: readonly (string | undefined)[]) => texts.filter((text) => text !== undefined);

function objectReader(each: NodePath, as: Readonly<Record<string, string>>): NodeReader {
  const keys = Object.entries(as).map(([key, path]) => [key, ready(path)] as const);
  return (node) => {
    const objects = select(node, each).map((inner) =>
      Object.fromEntries(
        keys.flatMap(([key, path]) => {
          const texts = filled(select(inner, path).map(cellText));
          return texts.length === 0 ? [] : [[key, texts.length === 1 ? texts[0] : texts]];
        }),
      ),
    );
    const given = objects.filter((object) => Object.keys(object).length > 0);
    return given.length === 0 ? undefined : JSON.stringify(given);
  };
}

function templateReader(each: NodePath, template: string, separator: string): NodeReader {
  const paths = new Map([...template.matchAll(/\{([^}]+)\}/g)].map(([, path = '']) => [path, ready(path)]));
  return (node) => {
    const texts = select(node, each).map((inner) => {
      const found = new Map<string, string | undefined>();
      for (const [text, path] of paths) found.set(text, filled(select(inner, path).map(cellText))[0]);
      if ([...found.values()].includes(undefined)) return undefined;
      return template.replace(/\{([^}]+)\}/g, (_, path: string) => found.get(path) ?? '');
    });
    return filled(texts).join(separator) || undefined;
  };
}

const levelsMax = 12;

/** The values of a key in a lookup table, from the top level down; undefined when it has none. */
function lookedUp(table: LookupTable | undefined, key: string): string | undefined {
  const names: string[] = [];
  let entry = table?.get(key);
  while (entry !== undefined && names.length < levelsMax) {
    names.unshift(entry.value);
    entry = entry.parent === undefined ? undefined : table?.get(entry.parent);
  }
  return names.join(' > ') || undefined;
}

function throughTables(text: string, names: readonly string[], tables: Tables): string | undefined {
  let found: string | undefined = text;
  for (const name of names) found = found === undefined ? undefined : lookedUp(tables.get(name), found);
  return found;
}

function fieldReader(field: MappedField, tables: Tables): NodeReader {
  if ('path' in field) {
    const path = ready(field.path);
    const through = 'through' in field ? (field.through ?? []) : [];
    return (node) => {
      const texts = filled(select(node, path).map(cellText));
      const found = texts.map((text) => throughTables(text, through, tables));
      return filled(found).join(field.separator) || undefined;
    };
  }
  if ('as' in field) return objectReader(ready(field.each), field.as);
  return templateReader(ready(field.each), field.text, field.separator);
}

/**
 * Compiles the fields of a mapping to a function from a row's tree to cells; missing values have no cell.
 */
export function compileFields(
  fields: Fields,
  tables: Tables = new Map(),
): (row: TreeNode) => Record<string, string> {
  const readers = Object.entries(fields).map(([name, field]) => [name, fieldReader(field, tables)] as const);
  return (row) => {
    const cells: Record<string, string> = {};
    for (const [name, read] of readers) {
      const text = read(row);
      if (text !== undefined) cells[name] = text;
    }
    return cells;
  };
}
