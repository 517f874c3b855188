import { createContext, use } from 'react';
import { ScriptMarkContext } from './script-mark.ts';

/** Small scripts that run while the page is read, long before hydration, by the name of the page that has one. */
export type EarlyScripts = Readonly<Record<'cart' | 'checkout', string>>;

/** Given on the server only: once React runs in the browser nobody needs them. */
export const EarlyScriptsContext = createContext<EarlyScripts | null>(null);

/** Runs at once what the browser alone can know about the markup before it. */
export function EarlyScript({ name }: { name: keyof EarlyScripts }) {
  const mark = use(ScriptMarkContext);
  const code = use(EarlyScriptsContext)?.[name] ?? '';
  return <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
