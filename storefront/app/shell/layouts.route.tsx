import type { Route } from './+types/layouts.route';
import { markupOf } from '../listing/markup.server.tsx';
import { messagesOf } from '../i18n/messages.ts';
import { uncached } from '../platform/page-cache.ts';
import type { PageHead } from '../platform/page-head.ts';
import { requestDependencies } from '../platform/request-context.ts';
import { LayoutsPage } from './layouts-page.server.tsx';
import css from './layouts-page.module.css';

export const handle = { page: 'ui' };

/** All layouts of listings and products with a drawing of each. Plain links: only the server writes it. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { config, locale } = requestDependencies(request, context);
  const head: PageHead = { title: `${messagesOf(locale).layouts.title} | ${config.shop.name}`, hidden: true };
  return { head, html: markupOf(locale, <LayoutsPage />) };
}
export const headers = () => uncached;

export default function LayoutsRoute({ loaderData }: Route.ComponentProps) {
  return <div className={`page ${css.layouts}`} dangerouslySetInnerHTML={{ __html: loaderData.html }} />;
}
