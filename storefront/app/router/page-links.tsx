import { useContext } from 'react';
import type { LinkHTMLAttributes, ReactNode } from 'react';
import { RoutesContext, ShownContext } from './page-context.ts';

/** Links in the head: the style sheets of the page's routes, and what the routes add themselves. */
export function PageLinks(): ReactNode {
  const { routes, problem } = useContext(ShownContext);
  const { entries, modules } = useContext(RoutesContext);
  const links = new Map<string, LinkHTMLAttributes<HTMLLinkElement>>();
  // A fragment marks sheets that scripts loaded later name too, and load again: those of the root are never gone.
  const lasting = entries[routes[0] ?? '']?.css ?? [];
  for (const id of problem ? routes.slice(0, 1) : routes) {
    for (const sheet of entries[id]?.css ?? []) {
      const href = lasting.includes(sheet) ? sheet.replace(/#$/, '') : sheet;
      links.set(href, { rel: 'stylesheet', href });
    }
    for (const link of modules[id]?.links?.() ?? []) links.set(link.href ?? '', link);
  }
  return [...links].map(([href, link]) => <link key={href} {...link} />);
}
