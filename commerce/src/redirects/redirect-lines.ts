import type { RedirectFinding } from '@casamaestra/texts/staff/redirect-texts.ts';
import type { RedirectInput } from './check-redirects.ts';

/** A redirect of a file. */
export type RedirectLine = RedirectInput & { readonly line: number };

/**
 * Redirects of a text file: one a line, "FROM TO", "FROM TO STATUS" or "FROM 410", separated by spaces, tabs, commas or
 * semicolons. Empty lines and those that begin with "#" are left out, and so is a first line without addresses.
 */
export function redirectLines(text: string): {
  readonly redirects: readonly RedirectLine[];
  readonly findings: readonly RedirectFinding[];
} {
  const redirects: RedirectLine[] = [];
  const findings: RedirectFinding[] = [];
  for (const [index, words] of text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = index + 1;
    const cells = words
      .trim()
      .split(/[\s;,]+/)
      .filter((cell) => cell !== '');
    const [from = '', second = '', third] = cells;
    if (cells.length === 0 || from.startsWith('#') || (index === 0 && !/^(?:\/|https?:)/i.test(from)))
      continue;
    const isGone = second === '410' && third === undefined;
    const isWhole = cells.length === 2 || (cells.length === 3 && /^\d{3}$/.test(third ?? ''));
    if (!isWhole)
      findings.push({
        code: 'redirect_line_unreadable',
        facts: { line, text: words.slice(0, 200) },
      });
    else if (isGone) redirects.push({ line, from, status: 410 });
    else redirects.push({ line, from, to: second, ...(third !== undefined && { status: Number(third) }) });
  }
  return { redirects, findings };
}
