import { hash, randomBytes } from 'node:crypto';

/** Response header with the hashes of a page's own scripts, for its Content-Security-Policy. */
const hashesHeader = 'x-script-hashes';

export const newScriptMark = (): string => randomBytes(16).toString('base64url');

/** The code of the script element whose opening tag contains the position; empty for other elements. */
function codeAround(html: string, at: number): string {
  if (!html.startsWith('<script ', html.lastIndexOf('<', at))) return '';
  const begin = html.indexOf('>', at) + 1;
  return html.slice(begin, html.indexOf('</script', begin));
}

/**
 * Removes the mark from a page and adds a header with the hashes of the scripts that had it. A script without
 * the mark, wherever it came from, is not in the policy and does not run.
 */
export function stripScriptMarks(html: string, mark: string, headers: Headers): string {
  const attribute = ` nonce="${mark}"`;
  const hashes: string[] = [];
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at + 1)) {
    const code = codeAround(html, at);
    if (code !== '') hashes.push(`'sha256-${hash('sha256', code, 'base64')}'`);
  }
  headers.set(hashesHeader, hashes.join(' '));
  return html.replaceAll(attribute, '');
}
