const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const notInXml = /[[\p{Cc}\ufffe\uffff]--[\t\n\r]]/gv;

/** Text for XML 1.0, without the characters it cannot hold. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(notInXml, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** An element with a text; the text is escaped. */
export const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

/** An element with elements inside. */
export const group = (name: string, inner: readonly string[]): string =>
  `<${name}>${inner.join('')}</${name}>`;

/** "19.90 EUR" */
export const euroText = (cents: number): string => `${(cents / 100).toFixed(2)} EUR`;
