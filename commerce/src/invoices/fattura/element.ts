import { escaped } from './latin-text.ts';

/** An element with its text, or with elements in their order; null, undefined and empty ones are left out. */
export type Content = string | readonly XmlPart[];
export type XmlPart = readonly [name: string, content: Content] | null;

const isPart = (part: XmlPart): part is readonly [string, Content] => part !== null && part[1] !== '';

/** The XML of elements, each on a line of its own. */
export function xmlOf(parts: readonly XmlPart[], indent = '  '): string {
  return parts
    .filter(isPart)
    .map(([name, content]) =>
      typeof content === 'string'
        ? `${indent}<${name}>${escaped(content)}</${name}>\n`
        : `${indent}<${name}>\n${xmlOf(content, `${indent}  `)}${indent}</${name}>\n`,
    )
    .join('');
}
