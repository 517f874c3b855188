import { aboutOperation } from '@casamaestra/contract/blog/shop-pages.operations.ts';
import { aboutText, urls } from '@casamaestra/contract/pages.ts';
import { data } from 'react-router';
import type { Route } from './+types/about.route';
import { cmsPageOf } from '../content/cms-page.server.ts';
import { CmsPage } from '../content/cms-page.tsx';
import { messagesOf } from '../i18n/messages.ts';
import { markupOf } from '../listing/markup.server.tsx';
import { can } from '../platform/capabilities.ts';
import { uncached } from '../platform/page-cache.ts';
import { writtenLanguagesContext } from '../platform/head-languages.server.ts';
import type { PageHead } from '../platform/page-head.ts';
import { requestDependencies } from '../platform/request-context.ts';
import { AboutPage } from './about-page.server.tsx';
import css from './about.module.css';

export const handle = { page: 'content' };

/** R13: a shop that has not written its page yet shows its page of text. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { commerce, config, locale } = requestDependencies(request, context);
  const answer = can('blog') ? await commerce.call(aboutOperation, {}) : undefined;
  const view = answer?.ok === true ? answer.value : undefined;
  if (view === undefined || view.about === null) {
    const page = await cmsPageOf(aboutText, request, context);
    return data({ head: page.data.head, html: null, page: page.data }, page.init ?? {});
  }
  const { about } = view;
  const head: PageHead = {
    title: `${messagesOf(locale).blog.about.title} | ${config.shop.name}`,
    ...(about.description !== null && { description: about.description }),
    canonical: config.publicUrl + urls.about(),
  };
  context.set(writtenLanguagesContext, about.languages);
  return data(
    { head, html: markupOf(locale, <AboutPage view={{ ...view, about }} />), page: null },
    { headers: uncached },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  const { html, page } = loaderData;
  if (page !== null) return <CmsPage {...page} />;
  return <div className={`page ${css.page}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
