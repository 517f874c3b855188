import { createContext } from 'react-router';
import { scriptSafe } from './hydration-payload.server.ts';

/**
 * Structured data of a page for search engines (schema.org), set by its loader. It is written only into the
 * document: the browser code never needs it.
 */
export const structuredDataContext = createContext<readonly object[]>([]);

/** One script element for all of a page's objects, so that what they share is said once. */
export function structuredDataScripts(blocks: readonly object[]): string {
  if (blocks.length === 0) return '';
  const [only] = blocks;
  const content = blocks.length === 1 ? only : { '@graph': blocks };
  const json = JSON.stringify({ '@context': 'https://schema.org', ...content });
  return `<script type="application/ld+json">${scriptSafe(json)}</script>`;
}
