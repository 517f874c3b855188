const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const notInXml = /[[\p{Cc}\ufffe\uffff]--[\t\n\r]]/gv;

/** Escapes a text for XML 1.0 and removes the characters XML cannot contain. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(notInXml, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** An XML element with text content; the text is escaped. */
export const xmlElement = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

/** An XML element with child elements. */
export const group = (name: string, inner: readonly string[]): string =>
  `<${name}>${inner.join('')}</${name}>`;

/** "19.90 EUR" */
export const merchantAmount = (cents: number): string => `${(cents / 100).toFixed(2)} EUR`;

const written: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The texts of elements written by `xmlElement` and `group`, by name without prefix: "price", "shipping/price". */
export function elementTexts(elements: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  const read = (xml: string, above: string): void => {
    for (const [, name = '', inner = ''] of xml.matchAll(/<g:([a-z_]+)>(.*?)<\/g:\1>/gs)) {
      if (inner.startsWith('<g:')) read(inner, `${above}${name}/`);
      else {
        const text = inner.replace(/&(amp|lt|gt|quot);/g, (_, sign: string) => written[sign] ?? '');
        texts.set(above + name, [...(texts.get(above + name) ?? []), text]);
      }
    }
  };
  for (const element of elements) read(element, '');
  return texts;
}
