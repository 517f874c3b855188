import { escapeHtml } from '../../platform/escape-html.ts';

/** HTML in which every text is escaped. */
export type Markup = string & { readonly __markup: 'escaped' };

/** Inline styles with property names in camel case; mail programs drop style sheets. */
export type Style = Readonly<Record<string, string | number>>;

type Attributes = Readonly<Record<string, string | number | Style | undefined>>;

const css = (style: Style): string =>
  Object.entries(style)
    .map(([name, value]) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');

const alone = new Set(['img', 'hr', 'br', 'meta']);

/** An escaped text with <br> for line breaks. */
export const words = (text: string): Markup => escapeHtml(text).replaceAll('\n', '<br/>') as Markup;

export const together = (parts: readonly Markup[]): Markup => parts.join('') as Markup;

/** One element; attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes, ...content: readonly Markup[]): Markup {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeHtml(typeof value === 'object' ? css(value) : String(value))}"`)
    .join('');
  const opened = `<${name}${written}`;
  return (alone.has(name) ? `${opened}/>` : `${opened}>${together(content)}</${name}>`) as Markup;
}

/** A table used for layout: mail programs support no other way to place things side by side. */
export const layoutTable = (style: Style | undefined, ...cells: readonly Markup[]): Markup =>
  element(
    'table',
    {
      align: 'center',
      width: '100%',
      border: 0,
      cellpadding: 0,
      cellspacing: 0,
      role: 'presentation',
      style,
    },
    element('tbody', {}, element('tr', { style: { width: '100%' } }, ...cells)),
  );
