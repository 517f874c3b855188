import { blogListOperation } from '@casamaestra/contract/blog/blog.operations.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import input from '@casamaestra/ui/input.module.css';
import pagination from '@casamaestra/ui/pagination.module.css';
import picture from '@casamaestra/ui/picture.module.css';
import { data } from 'react-router';
import type { Route } from './+types/blog.route';
import { messagesOf } from '../i18n/messages.ts';
import { markupOf } from '../listing/markup.server.tsx';
import { can } from '../platform/capabilities.ts';
import { uncached } from '../platform/page-cache.ts';
import { writtenLanguagesContext } from '../platform/head-languages.server.ts';
import type { PageHead } from '../platform/page-head.ts';
import { requestDependencies } from '../platform/request-context.ts';
import { BlogPage } from './blog-page.server.tsx';
import css from './blog.module.css';

export const handle = { page: 'content' };

const parameter = (url: URL, name: string, most: number): string =>
  (url.searchParams.get(name) ?? '').trim().slice(0, most);

/** R14: posts by topic, tag and words, page by page; every list has an address. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  if (!can('blog')) throw new Response(null, { status: 404 });
  const { commerce, config, locale } = requestDependencies(request, context);
  const query = {
    categoria: parameter(url, 'categoria', 80),
    tag: parameter(url, 'tag', 60),
    q: parameter(url, 'q', 80),
  };
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
  const { categoria: category, tag, q: search } = query;
  const answer = await commerce.call(blogListOperation, { category, tag, search, page });
  if (!answer.ok) throw new Response(null, { status: 503 });
  const list = answer.value;
  if (page > list.pages) throw new Response(null, { status: 404 });
  const { blog, head: heads } = messagesOf(locale);
  const title =
    search !== ''
      ? blog.searchOf(search)
      : tag !== ''
        ? blog.tagOf(tag)
        : category !== ''
          ? blog.titleOf(list.posts[0]?.category ?? category)
          : blog.title;
  // Topics and tags are called otherwise in every language.
  if (category !== '' || tag !== '') context.set(writtenLanguagesContext, [locale]);
  const head: PageHead = {
    title: `${heads.pageTitle(title, page)} | ${config.shop.name}`,
    description: heads.pageTitle(
      category === ''
        ? blog.description(config.shop.name)
        : blog.descriptionOf(list.posts[0]?.category ?? category, config.shop.name),
      page,
    ),
    // Lists of a tag repeat what topics and posts show.
    ...(search === '' && tag === '' && list.total > 0
      ? {
          canonical:
            config.publicUrl + urls.blog({ categoria: category, ...(page > 1 && { page: String(page) }) }),
        }
      : { hidden: true }),
  };
  return data(
    { head, html: markupOf(locale, <BlogPage list={list} query={query} title={title} />) },
    { headers: uncached },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Classes of what the server writes; naming them loads their style sheets. */
const written = [input.control, pagination.pagination, picture.picture].join(' ');

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div
      data-written={written}
      className={`page ${css.blog}`}
      dangerouslySetInnerHTML={{ __html: loaderData.html }}
    />
  );
}
