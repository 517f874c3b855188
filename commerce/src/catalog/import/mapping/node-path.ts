/** One step of a path with its conditions: `MIME[MIME_PURPOSE=normal]`. */
interface Step {
  readonly name: string;
  readonly conditions: readonly Condition[];
}
/** A position from 1, or a path that must exist, with a value if one is given. */
type Condition = { readonly place: number } | { readonly path: NodePath; readonly value?: string };
export type NodePath = readonly Step[];

/** A JSON value, or an XML element in the same shape: attributes as `@name`, mixed text as `#text`. */
export type TreeNode = unknown;

const stepPattern = /^(\.|\*|@?[^\s/[\]@=]+)((?:\[[^\]]+\])*)$/u;

function parseCondition(text: string): Condition | null {
  if (/^[1-9]\d{0,3}$/.test(text)) return { place: Number(text) };
  const at = text.indexOf('=');
  const path = parsePath(at < 0 ? text : text.slice(0, at).trim());
  if (path === null) return null;
  if (at < 0) return { path };
  return {
    path,
    value: text
      .slice(at + 1)
      .trim()
      .replace(/^(["'])(.*)\1$/u, '$2'),
  };
}

function parseStep(text: string): Step | null {
  const [, name, brackets = ''] = stepPattern.exec(text) ?? [];
  if (name === undefined) return null;
  const conditions = [...brackets.matchAll(/\[([^\]]+)\]/gu)].map(([, inner = '']) => parseCondition(inner));
  return conditions.includes(null) ? null : { name, conditions: conditions as Condition[] };
}

/**
 * Parses "a/b[c=d]/@e" into steps; null when it is invalid. A slash within brackets belongs to the
 * condition.
 */
export function parsePath(text: string): NodePath | null {
  const parts = text.match(/(?:\[[^\]]*\]|[^/[])+/gu) ?? [];
  if (parts.join('/') !== text) return null;
  const steps = parts.map((part) => parseStep(part.trim()));
  return steps.length === 0 || steps.includes(null) ? null : (steps as Step[]);
}

/** Whether an element name matches that of a step; a step without prefix matches any prefix. */
export const fitsName = (written: string, asked: string): boolean =>
  written === asked ||
  asked === '*' ||
  (!asked.includes(':') && written.slice(written.indexOf(':') + 1) === asked && !written.startsWith('@'));

function childrenOf(node: TreeNode, name: string): TreeNode[] {
  if (name === '.') return [node];
  if (typeof node !== 'object' || node === null) return [];
  const bag = node as Record<string, TreeNode>;
  const keys = Object.hasOwn(bag, name) ? [name] : Object.keys(bag).filter((key) => fitsName(key, name));
  return keys.flatMap((key) => (Array.isArray(bag[key]) ? (bag[key] as TreeNode[]) : [bag[key]]));
}

/** Text of a leaf, or of an element with attributes; undefined where there is none. */
export function cellText(node: TreeNode): string | undefined {
  if (typeof node === 'string') return node.trim() || undefined;
  if (typeof node === 'number' || typeof node === 'boolean') return String(node);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return undefined;
  const text = (node as Record<string, unknown>)['#text'];
  return typeof text === 'string' ? text.trim() || undefined : undefined;
}

function holds(node: TreeNode, condition: Condition, at: number): boolean {
  if ('place' in condition) return condition.place === at + 1;
  const found = select(node, condition.path);
  return condition.value === undefined
    ? found.length > 0
    : found.some((inner) => cellText(inner) === condition.value);
}

/** All nodes that match a path, in the order of the file. */
export function select(node: TreeNode, path: NodePath): TreeNode[] {
  let nodes = [node];
  for (const { name, conditions } of path) {
    nodes = nodes.flatMap((from) =>
      conditions.reduce(
        (found, condition) => found.filter((inner, at) => holds(inner, condition, at)),
        childrenOf(from, name),
      ),
    );
  }
  return nodes;
}
