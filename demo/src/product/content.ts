import type { VariantRow } from '@casamaestra/contract/catalog/product-row.ts';

type Content = { content: number; content_unit: NonNullable<VariantRow['content_unit']> };

const units: Readonly<Record<string, Content['content_unit']>> = {
  pz: 'pz',
  kg: 'kg',
  g: 'g',
  l: 'l',
  ml: 'ml',
  m: 'm',
  'm²': 'm2',
  m2: 'm2',
};
/** Options that name the content of the pack, so that the unit price can be shown (Codice del consumo art. 14). */
const contentOptions = new Set(['Confezione', 'Contenuto', 'Peso']);

/** "2,5 l" → 2.5 l. */
export function parseContent(label: string): Content | undefined {
  const match = /^(?<amount>\d+(?:,\d+)?) (?<unit>\S+)$/.exec(label);
  const unit = units[match?.groups?.['unit'] ?? ''];
  if (match?.groups?.['amount'] === undefined || unit === undefined) return undefined;
  return { content: Number(match.groups['amount'].replace(',', '.')), content_unit: unit };
}

/** "120 × 60 cm" → 0.72 m². */
function squareMetres(label: string): number | undefined {
  const [, width, length] = /^(\d+) × (\d+) cm$/.exec(label) ?? [];
  return width === undefined || length === undefined ? undefined : (Number(width) * Number(length)) / 10_000;
}

/** Net content of a variant: from its options, or the product's own; one piece needs no unit price. */
export function variantContent(
  options: Readonly<Record<string, string>>,
  own: string | undefined,
): Content | undefined {
  for (const [name, label] of Object.entries(options)) {
    const content = contentOptions.has(name) ? parseContent(label) : undefined;
    if (content) return content.content_unit === 'pz' && content.content === 1 ? undefined : content;
  }
  const piece = own === 'misura' ? squareMetres(options['Misura'] ?? '') : undefined;
  if (piece !== undefined) return { content: piece, content_unit: 'm2' };
  const length = options['Lunghezza'];
  if (own === 'lunghezza' && length !== undefined) return parseContent(length);
  return own === undefined ? undefined : parseContent(own);
}
