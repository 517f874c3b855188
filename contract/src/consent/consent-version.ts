import type { ShopFile } from '../shop/shop-file.ts';

const PRIME = 0x01_00_01_93;
const START = 0x81_1c_9d_c5;

/** FNV-1a: tells one list from the next; it protects nothing. */
function shortHash(text: string): string {
  let hash = START;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), PRIME) >>> 0;
  return hash.toString(36);
}

/**
 * Of the list of tools that consent is asked for: another one when a tool is added or removed, or does something else.
 * Undefined: there are none, nothing is asked.
 */
export function consentVersion({
  outside_tools: tools = [],
}: Pick<ShopFile, 'outside_tools'>): string | undefined {
  if (tools.length === 0) return undefined;
  const what = tools.map(({ id, category, provider, purpose, hosts }) => [
    id,
    category,
    provider,
    purpose.it,
    hosts,
  ]);
  return shortHash(JSON.stringify(what));
}
