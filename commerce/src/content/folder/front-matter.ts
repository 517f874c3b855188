/** A Markdown file in two: the YAML between its first lines of three hyphens, and the text below. */
export interface FrontMatter {
  readonly head: string;
  readonly body: string;
  /** Line of the file where the body begins. */
  readonly bodyLine: number;
}

/** Splits a Markdown file; null when it does not begin with front matter. */
export function splitFrontMatter(text: string): FrontMatter | null {
  const lines = text.split('\n');
  if (lines[0]?.trimEnd() !== '---') return null;
  const end = lines.findIndex((line, at) => at > 0 && line.trimEnd() === '---');
  if (end < 0) return null;
  const rest = lines.slice(end + 1);
  const blank = rest.findIndex((line) => line.trim() !== '');
  const skipped = blank < 0 ? rest.length : blank;
  return {
    head: lines.slice(1, end).join('\n'),
    body: rest.slice(skipped).join('\n').trimEnd(),
    bodyLine: end + 2 + skipped,
  };
}
