import { useContext } from 'react';
import type { LinkHTMLAttributes, ReactNode } from 'react';
import { RoutesContext, ShownContext } from './page-context.ts';

/** Links in the head: the style sheets of the page's routes, and what the routes add themselves. */
export function PageLinks(): ReactNode {
  const { routes, problem } = useContext(ShownContext);
  const { entries, modules } = useContext(RoutesContext);
  const links = new Map<string, LinkHTMLAttributes<HTMLLinkElement>>();
  for (const id of problem ? routes.slice(0, 1) : routes) {
    for (const href of entries[id]?.css ?? []) links.set(href, { rel: 'stylesheet', href });
    for (const link of modules[id]?.links?.() ?? []) links.set(link.href ?? '', link);
  }
  return [...links].map(([href, link]) => <link key={href} {...link} />);
}
