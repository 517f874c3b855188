import type { Route } from './+types/compare.route';
import '@casamaestra/ui/empty-state.module.css';
import { useEffect, useRef } from 'react';
import { data, redirect } from 'react-router';
import { messagesOf } from '../i18n/messages.ts';
import { markupOf } from '../listing/markup.server.tsx';
import { uncached } from '../platform/page-cache.ts';
import type { PageHead } from '../platform/page-head.ts';
import { requestDependencies } from '../platform/request-context.ts';
import { compareCookieOf, keptSkus } from './compare-list.ts';
import { ComparePage } from './compare-page.server.tsx';
import { compareStep } from './compare-steps.server.ts';
import { addCompared } from './add-compared.ts';
import css from './compare.module.css';

export const handle = { page: 'compare' };

/** The list is in the address and, for the next page, in a cookie: all of it works without scripts. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { commerce, config, locale } = requestDependencies(request, context);
  const kept = keptSkus(request.headers.get('cookie'));
  const step = await compareStep(url.searchParams, kept, commerce);
  if (step.kind === 'go') {
    const cookie: Record<string, string> =
      step.keep === undefined
        ? {}
        : { 'Set-Cookie': compareCookieOf(step.keep, config.publicUrl.startsWith('https:')) };
    throw redirect(step.to, { status: 303, headers: { ...uncached, ...cookie } });
  }
  const { compare } = messagesOf(locale);
  const head: PageHead = { title: `${compare.title} | ${config.shop.name}`, hidden: true };
  return data({ head, html: markupOf(locale, <ComparePage step={step} />) }, { headers: uncached });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    current?.addEventListener('click', addCompared);
    return () => current?.removeEventListener('click', addCompared);
  }, []);
  return (
    <div
      ref={place}
      className={`page ${css.compare}`}
      dangerouslySetInnerHTML={{ __html: loaderData.html }}
    />
  );
}
