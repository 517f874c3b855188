import { createContext, use, useState } from 'react';
import type { ShellHtml } from './shell-html.ts';

/** Filled on the server only: the browser finds header and footer in the page and leaves them alone. */
export const ShellContext = createContext<ShellHtml | null>(null);

/** The place of header or footer. React neither renders nor hydrates what is inside. */
export function ShellLayout({ part }: { part: keyof ShellHtml }) {
  const shell = use(ShellContext);
  const [html] = useState(() =>
    shell ? shell[part] : (document.getElementById(`shell-${part}`)?.innerHTML ?? ''),
  );
  return <div id={`shell-${part}`} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}
