import { faqOperation } from '@casamaestra/contract/blog/shop-pages.operations.ts';
import { faqText, urls } from '@casamaestra/contract/pages.ts';
import input from '@casamaestra/ui/input.module.css';
import { useEffect } from 'react';
import { data, redirect } from 'react-router';
import type { Route } from './+types/faq.route';
import { messagesOf } from '../i18n/messages.ts';
import { markupOf } from '../listing/markup.server.tsx';
import { can } from '../platform/capabilities.ts';
import { uncached } from '../platform/page-cache.ts';
import { writtenLanguagesContext } from '../platform/head-languages.server.ts';
import type { PageHead } from '../platform/page-head.ts';
import { requestDependencies } from '../platform/request-context.ts';
import { structuredDataContext } from '../platform/structured-data.server.ts';
import { FaqPage } from './faq-page.server.tsx';
import { openAsked } from './open-asked.ts';
import css from './faq.module.css';

export const handle = { page: 'content' };

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** R38: frequent questions, searched by a plain form. A shop without any in its content shows its page of text. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { commerce, config, locale } = requestDependencies(request, context);
  const search = (url.searchParams.get('q') ?? '').trim().slice(0, 80);
  const answer = can('blog') ? await commerce.call(faqOperation, { search }) : undefined;
  if (answer?.ok !== true || answer.value.total === 0)
    throw redirect(urls.webPage(faqText), { headers: uncached });
  const view = answer.value;
  const { faq } = messagesOf(locale).blog;
  const head: PageHead = {
    title: `${faq.title} | ${config.shop.name}`,
    description: faq.description(config.shop.name),
    ...(search === '' ? { canonical: config.publicUrl + urls.faq() } : { hidden: true }),
  };
  context.set(writtenLanguagesContext, view.languages);
  if (search === '')
    context.set(structuredDataContext, [
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: view.groups.flatMap(({ questions }) =>
          questions.map(({ question, html }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: plain(html) },
          })),
        ),
      },
    ]);
  return data(
    { head, html: markupOf(locale, <FaqPage view={view} search={search} />) },
    { headers: uncached },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function FaqRoute({ loaderData }: Route.ComponentProps) {
  useEffect(openAsked, [loaderData.html]);
  return (
    <div
      data-written={input.control}
      className={`page ${css.page}`}
      dangerouslySetInnerHTML={{ __html: loaderData.html }}
    />
  );
}
