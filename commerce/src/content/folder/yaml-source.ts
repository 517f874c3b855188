import { isMap, isNode, LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import type { ContentFinding } from '@casamaestra/texts/staff/content-texts.ts';

export type Path = readonly (string | number)[];

/** YAML as a value, with the line of each of its fields. */
export type YamlSource =
  | { readonly ok: true; readonly value: unknown; readonly lineOf: (path: Path, key?: string) => number }
  | { readonly ok: false; readonly line: number; readonly finding: ContentFinding };

/** The offset of the value at a path, or of the key below it; of the nearest value above when it is missing. */
function offsetOf(document: Document.Parsed, path: Path, key: string | undefined): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (!isNode(node)) continue;
    const pair =
      key !== undefined && length === path.length && isMap(node)
        ? node.items.find((item) => String(item.key) === key)
        : undefined;
    const at = isNode(pair?.key) ? pair.key.range : node.range;
    return at?.[0] ?? 0;
  }
  return 0;
}

/** Reads YAML; `firstLine` is the line of its first line in the file. Anchors and aliases are not taken. */
export function readYaml(text: string, firstLine = 1): YamlSource {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const [error] = document.errors;
  const lineAt = (offset: number) => Math.max(lineCounter.linePos(offset).line, 1) + firstLine - 1;
  if (error !== undefined) {
    const code =
      error.code === 'DUPLICATE_KEY'
        ? 'yaml_twice'
        : error.code === 'TAB_AS_INDENT'
          ? 'yaml_tab'
          : 'yaml_broken';
    return { ok: false, line: lineAt(error.pos[0]), finding: { code } };
  }
  try {
    return {
      ok: true,
      value: document.toJS({ maxAliasCount: 0 }) as unknown,
      lineOf: (path, key) => lineAt(offsetOf(document, path, key)),
    };
  } catch (failed) {
    if (!(failed instanceof ReferenceError)) throw failed;
    return { ok: false, line: firstLine, finding: { code: 'yaml_alias' } };
  }
}
