/** A category without children, with what its products are. */
export interface Leaf {
  readonly path: readonly string[];
  readonly nouns: readonly string[];
  readonly family: string;
  readonly priceFrom: number;
  readonly priceTo: number;
}

/** Reads an indented tree (two spaces a level); leaf lines carry "label | nouns | family | from-to". */
export function parseTree(text: string): Leaf[] {
  const leaves: Leaf[] = [];
  const path: string[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const depth = (line.length - line.trimStart().length) / 2;
    const [label = '', nouns, family, prices] = line.split('|').map((cell) => cell.trim());
    path.length = depth;
    path.push(label);
    if (nouns === undefined || family === undefined || prices === undefined) continue;
    const [priceFrom = 0, priceTo = 0] = prices.split('-').map(Number);
    leaves.push({
      path: [...path],
      nouns: nouns.split(',').map((noun) => noun.trim()),
      family,
      priceFrom,
      priceTo,
    });
  }
  return leaves;
}
