import { createContext, use, useState } from 'react';
import type { ShellHtml } from './shell-html.ts';

/** Set on the server only: the browser keeps the existing header and footer. */
export const ShellContext = createContext<ShellHtml | null>(null);

/** The element of header or footer. React neither renders nor hydrates its contents. */
export function ShellLayout({ part }: { part: 'header' | 'footer' }) {
  const shell = use(ShellContext);
  const [html] = useState(() =>
    shell ? shell[part] : (document.getElementById(`shell-${part}`)?.innerHTML ?? ''),
  );
  return <div id={`shell-${part}`} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}
