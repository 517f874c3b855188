import { SaxesParser } from 'saxes';

/** An element: children by name, attributes with the prefix "@", text as "#text". */
export type XmlNode = { readonly [name: string]: XmlValue };
/** An element without attributes and children is its text; several of one name are an array. */
export type XmlValue = string | XmlNode | readonly XmlValue[];

interface OpenElement {
  readonly name: string;
  readonly node: Record<string, XmlValue>;
  text: string;
}

/** Limit of nesting, above that of any valid document, so that memory stays bounded. */
const depthMax = 60;

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

const emptyNode = () => Object.create(null) as Record<string, XmlValue>;

function valueOf({ node, text }: OpenElement): XmlValue {
  const words = text.trim();
  if (Object.keys(node).length === 0) return words;
  if (words !== '') node['#text'] = words;
  return node;
}

function addChild({ node }: OpenElement, name: string, child: XmlValue): void {
  const before = node[name];
  if (before === undefined) node[name] = child;
  else if (Array.isArray(before)) (before as XmlValue[]).push(child);
  else node[name] = [before, child];
}

/**
 * Parses a whole XML document to a tree; names without namespace prefix. For documents that fit in memory.
 * @throws Error for XML that is broken, truncated, or uses entities other than XML's own
 */
export function readXmlTree(xml: string): XmlNode {
  const parser = new SaxesParser({ fragment: false });
  const root: OpenElement = { name: '', node: emptyNode(), text: '' };
  const open: OpenElement[] = [root];
  const addText = (text: string): void => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  };
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > depthMax) throw new Error(`more than ${depthMax} elements inside each other`);
    const node = emptyNode();
    for (const [key, value] of Object.entries(attributes)) node[`@${withoutPrefix(key)}`] = value;
    open.push({ name: withoutPrefix(name), node, text: '' });
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    const parent = open.at(-1);
    if (element !== undefined && parent !== undefined) addChild(parent, element.name, valueOf(element));
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return root.node;
}
