import { createContext } from 'react';

/**
 * A random word per render that the renderer puts on its own scripts, to distinguish them from injected ones.
 * Removed before the page is sent; undefined in the browser.
 */
export const ScriptMarkContext = createContext<string | undefined>(undefined);
