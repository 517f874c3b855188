import { createContext } from 'react-router';
import { scriptSafe } from './hydration-payload.server.ts';

/**
 * What a page says to search engines (schema.org), left by its loader. It is written into the document and
 * nowhere else: the browser's own code never needs it.
 */
export const structuredDataContext = createContext<readonly object[]>([]);

/** One data block per object. */
export const structuredDataScripts = (blocks: readonly object[]): string =>
  blocks
    .map((block) => `<script type="application/ld+json">${scriptSafe(JSON.stringify(block))}</script>`)
    .join('');
