import { createContext } from 'react-router';
import { scriptSafe } from './hydration-payload.server.ts';

/**
 * Structured data of a page for search engines (schema.org), set by its loader. It is written only into the
 * document: the browser code never needs it.
 */
export const structuredDataContext = createContext<readonly object[]>([]);

/** One script element per object. */
export const structuredDataScripts = (blocks: readonly object[]): string =>
  blocks
    .map((block) => `<script type="application/ld+json">${scriptSafe(JSON.stringify(block))}</script>`)
    .join('');
