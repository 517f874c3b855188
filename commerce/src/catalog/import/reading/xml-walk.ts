import { type SaxesAttributePlain, SaxesParser } from 'saxes';
import { fitsName, type TreeNode } from '../mapping/node-path.ts';
import { ImportStop } from '../row-problem.ts';

/** Many times a product's longest texts; a larger element is not a product. */
const rowCharactersMax = 5_000_000;
const depthMax = 40;
const pathsShown = 8;
const pathsKept = 300;

interface OpenElement {
  readonly name: string;
  readonly node: Record<string, unknown>;
  text: string;
}

/** An element without attributes and children is represented by its text. */
function leafOrTree({ node, text }: OpenElement): TreeNode {
  if (Object.keys(node).length === 0) return text;
  if (text.trim() !== '') node['#text'] = text;
  return node;
}

function addChild(parent: Record<string, unknown>, name: string, child: TreeNode): void {
  const before = parent[name];
  if (before === undefined) parent[name] = child;
  else if (Array.isArray(before)) before.push(child);
  else parent[name] = [before, child];
}

const emptyNode = () => Object.create(null) as Record<string, unknown>;

/** @property at index of the matching path */
interface FoundRow {
  readonly line: number;
  readonly row: TreeNode;
  readonly at: number;
}

/** Handles the parser's events; keeps only the tree of the current row in memory. */
export class XmlWalk {
  readonly done: FoundRow[] = [];
  /** Paths of the upper elements and how often they occur, for the error message when no path matches. */
  private readonly paths = new Map<string, number>();
  rows = 0;
  private readonly parser = new SaxesParser({ fragment: false });
  private readonly wanted: readonly (readonly string[])[];
  private at = 0;
  private readonly names: string[] = [];
  private readonly open: OpenElement[] = [];
  private line = 0;
  private characters = 0;
  /** Characters since the last tag: the parser buffers them until the next tag. */
  private sinceTag = 0;

  constructor(rows: readonly string[]) {
    this.wanted = rows.map((path) => path.slice(1).split('/'));
    this.parser.on('opentag', ({ name, attributes }) => this.opened(name, attributes));
    this.parser.on('text', (text) => this.told(text));
    this.parser.on('cdata', (text) => this.told(text));
    this.parser.on('closetag', () => this.closed());
    this.parser.on('error', (error) => {
      const why = error.message.replace(/^\d+:\d+: /, '');
      throw new ImportStop({ code: 'xml_invalid', facts: { line: this.parser.line, why } });
    });
  }

  write(chunk: string): void {
    this.sinceTag += chunk.length;
    if (this.sinceTag > rowCharactersMax * 2) {
      throw new ImportStop({ code: 'xml_text_too_long', facts: { line: this.parser.line } });
    }
    this.parser.write(chunk);
  }

  close(): void {
    if (this.names.length > 0) throw new ImportStop({ code: 'xml_cut', facts: { line: this.parser.line } });
    this.parser.close();
  }

  private notePath(): void {
    const path = `/${this.names.join('/')}`;
    const times = this.paths.get(path);
    if (times !== undefined || this.paths.size < pathsKept) this.paths.set(path, (times ?? 0) + 1);
  }

  /** Repeated elements first, outer before inner. */
  shownPaths(): string {
    const depth = (path: string) => path.split('/').length;
    const isSingle = (times: number) => Number(times === 1);
    return [...this.paths]
      .toSorted(([a, m], [b, n]) => isSingle(m) - isSingle(n) || depth(a) - depth(b) || n - m)
      .slice(0, pathsShown)
      .map(([path]) => path)
      .join(', ');
  }

  private wantedHere(): number {
    return this.wanted.findIndex(
      (steps) =>
        this.names.length === steps.length && steps.every((step, at) => fitsName(this.names[at] ?? '', step)),
    );
  }

  private opened(name: string, attributes: Record<string, SaxesAttributePlain | string>): void {
    this.sinceTag = 0;
    this.names.push(name);
    if (this.names.length > depthMax) {
      throw new ImportStop({ code: 'xml_too_deep', facts: { line: this.parser.line, most: depthMax } });
    }
    if (this.rows === 0 && this.names.length <= 4) this.notePath();
    if (this.open.length === 0) {
      this.at = this.wantedHere();
      if (this.at < 0) return;
      this.line = this.parser.line;
      this.characters = 0;
    }
    const node = emptyNode();
    for (const [key, value] of Object.entries(attributes)) {
      node[`@${key}`] = String(value);
      this.count(key.length + String(value).length);
    }
    this.open.push({ name, node, text: '' });
    this.count(name.length);
  }

  private told(text: string): void {
    const element = this.open.at(-1);
    if (element === undefined) return;
    element.text += text;
    this.count(text.length);
  }

  private count(characters: number): void {
    this.characters += characters;
    if (this.characters <= rowCharactersMax) return;
    const facts = { name: this.open[0]?.name ?? '', line: this.line };
    throw new ImportStop({ code: 'xml_element_too_long', facts });
  }

  private closed(): void {
    this.sinceTag = 0;
    this.names.pop();
    const element = this.open.pop();
    if (element === undefined) return;
    const parent = this.open.at(-1);
    if (parent !== undefined) return addChild(parent.node, element.name, leafOrTree(element));
    this.rows += 1;
    this.done.push({ line: this.line, row: leafOrTree(element), at: this.at });
  }
}
