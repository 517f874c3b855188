import { contentTag, listingTags } from '@casamaestra/contract/platform/page-tags.ts';
import { blogPostOperation } from '@casamaestra/contract/blog/blog.operations.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import breadcrumbs from '@casamaestra/ui/breadcrumbs.module.css';
import summary from '@casamaestra/ui/error-summary.module.css';
import field from '@casamaestra/ui/field.module.css';
import input from '@casamaestra/ui/input.module.css';
import picture from '@casamaestra/ui/picture.module.css';
import { data, redirect } from 'react-router';
import type { Route } from './+types/post.route';
import { unknownPage } from '../content/unknown-page.server.ts';
import { messagesOf } from '../i18n/messages.ts';
import { markupOf } from '../listing/markup.server.tsx';
import { can } from '../platform/capabilities.ts';
import { cacheHeaders, uncached } from '../platform/page-cache.ts';
import { writtenLanguagesContext } from '../platform/head-languages.server.ts';
import type { PageHead } from '../platform/page-head.ts';
import { requestDependencies } from '../platform/request-context.ts';
import { sharePictureUrl } from '../platform/share-picture.server.ts';
import { structuredDataContext } from '../platform/structured-data.server.ts';
import { CmsPage } from '../content/cms-page.tsx';
import { emptyComment, sentComment } from './comment-action.server.ts';
import type { CommentScreen } from './comment-action.server.ts';
import { thanksId } from './comments.server.tsx';
import { postGoods } from './post-goods.server.ts';
import { PostPage } from './post-page.server.tsx';
import type { PostPageProps } from './post-page.server.tsx';
import blog from './blog.module.css';
import css from './post.module.css';

export const handle = { page: 'content' };

type Request = Pick<Route.LoaderArgs, 'request' | 'url' | 'context'>;

const slugIn = (url: URL): string => url.pathname.slice('/blog/'.length).replace(/\/$/, '');

/** The page of a post, or nothing where there is none. */
async function written({ request, url, context }: Request, screen: CommentScreen) {
  const { commerce, config, locale } = requestDependencies(request, context);
  const answer = await commerce.call(blogPostOperation, { slug: decodeURIComponent(slugIn(url)) });
  if (!answer.ok) return undefined;
  const view = answer.value;
  const { post } = view;
  const address = config.publicUrl + urls.post(post.slug);
  const goods = await postGoods(commerce, post.products, post.goods);
  const html = markupOf(locale, <PostPage view={view} goods={goods} address={address} screen={screen} />);
  const head: PageHead = {
    title: `${post.title} | ${config.shop.name}`,
    description: post.intro,
    canonical: address,
    kind: 'article',
    image: sharePictureUrl(config.publicUrl, urls.post(post.slug), [
      post.title,
      post.author,
      post.image?.url,
    ]),
  };
  context.set(writtenLanguagesContext, post.languages);
  return { html, head, structured: structuredPost(view, { address, locale, ...config }) };
}

function structuredPost(
  { post }: PostPageProps['view'],
  {
    address,
    locale,
    publicUrl,
    shop,
  }: { address: string; locale: Language; publicUrl: string; shop: ShopFile },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.intro,
    datePublished: post.published_on,
    dateModified: post.modified.slice(0, 10),
    inLanguage: post.text_lang ?? post.lang ?? locale,
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', name: shop.name, url: publicUrl },
    mainEntityOfPage: address,
    articleSection: post.category,
    keywords: post.tags.join(', '),
    ...(post.image && { image: publicUrl + post.image.url }),
  };
}

/** B01: a post; the same for every visitor, written again when content or goods change. */
export async function loader(args: Route.LoaderArgs) {
  const { commerce, config, locale } = requestDependencies(args.request, args.context);
  const page = can('blog') ? await written(args, emptyComment) : undefined;
  if (page === undefined) return unknownPage(commerce, locale, config.shop, slugIn(args.url));
  const { html, head, structured } = page;
  args.context.set(structuredDataContext, [structured]);
  return data({ head, html, near: null }, { headers: cacheHeaders([contentTag, ...listingTags()]) });
}

/** The comment form is a plain one: it works without scripts, and what was typed is kept when something is wrong. */
export async function action(args: Route.ActionArgs) {
  const { request, context, url } = args;
  const { commerce, locale } = requestDependencies(request, context);
  if (!can('blog')) throw new Response(null, { status: 404 });
  const address = request.headers.get('x-client-address');
  const form = await request.formData().catch(() => new FormData());
  const slug = decodeURIComponent(slugIn(url));
  const screen = await sentComment(form, slug, {
    commerce,
    caller: address === null ? {} : { address },
    texts: messagesOf(locale).blog,
  });
  if (screen === null) return redirect(`${urls.post(slug)}#${thanksId}`, { status: 303, headers: uncached });
  const page = await written(args, screen);
  return data({ html: page?.html ?? '' }, { status: 422, headers: uncached });
}

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders?.has('cache-control') ? actionHeaders : loaderHeaders;

/** Classes of what the server writes; naming them loads their style sheets. */
const classNames = [
  blog.cards,
  breadcrumbs.crumbs,
  field.field,
  input.control,
  picture.picture,
  summary.summary,
].join(' ');

export default function PostRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.near !== null) return <CmsPage {...loaderData} />;
  return (
    <div
      data-written={classNames}
      className={`page ${css.page}`}
      dangerouslySetInnerHTML={{ __html: actionData?.html ?? loaderData.html }}
    />
  );
}
