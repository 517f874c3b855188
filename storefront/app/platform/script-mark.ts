import { createContext } from 'react';

/**
 * What the renderer writes on its own scripts, a random word per render, so that they can be told from scripts that got
 * into the page some other way. Taken off before the page goes out; undefined in the browser.
 */
export const ScriptMarkContext = createContext<string | undefined>(undefined);
