import {
  blogCommentOperation,
  blogListOperation,
  blogPostOperation,
  frappePostOperation,
  frappePostsOperation,
} from '@casamaestra/contract/blog/blog.operations.ts';
import { aboutOperation, faqOperation } from '@casamaestra/contract/blog/shop-pages.operations.ts';
import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import type { Area, AreaDependencies } from '../area.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { Previews } from '../content/preview/previews.ts';
import type { Caller } from '../contract-http/caller.ts';
import { guestEndpoint } from '../contract-http/endpoint-of.ts';
import type { WebRoute } from '../contract-http/web-route.ts';
import { hours } from '../platform/limits/too-many-requests.ts';
import { forgetOldComments } from './blog.queries.ts';
import { writeComment } from './comments.usecase.ts';
import { frappePost, frappePosts } from './frappe-posts.usecase.ts';
import { readPost, readPosts } from './read-blog.usecase.ts';
import { rssOf, rssPath } from './rss.ts';
import { undoComments } from './undo-comments.ts';
import { readAbout, readFaq } from './shop-pages.usecase.ts';

/** Days after which the address of who commented is forgotten, and what nobody accepted deleted. */
const KEPT_DAYS = 180;
const FEED_SECONDS = 600;

type Parts = AreaDependencies & { readonly content: ContentStore };

function rssRoute({ content, config, publicUrl }: Parts): WebRoute {
  return {
    name: 'blog.rss',
    methods: ['GET'],
    path: rssPath,
    async handle() {
      const [language] = config.languages;
      const view = await content.now();
      const { blogTitle, blogDescription } = answerTexts(language);
      const { name } = config.shop;
      const channel = {
        site: publicUrl(),
        title: blogTitle(name),
        description: blogDescription(name),
        language,
      };
      const xml = await rssOf(view.posts(language), channel, view.placeholders(language));
      return new Response(xml, {
        headers: {
          'content-type': 'application/rss+xml; charset=utf-8',
          'cache-control': `public, max-age=${FEED_SECONDS}`,
        },
      });
    },
  };
}

/** The blog: posts of the content, comments on them, and the shop's pages made of its content: FAQ, about. */
export function createBlogArea(
  shared: AreaDependencies,
  { content, previews }: { readonly content: ContentStore; readonly previews: Previews },
): Area {
  const deps: Parts = { ...shared, content };
  const seenBy = (caller: Caller) => ({
    ...shared,
    content: { now: async () => (await previews.seenBy(caller)).view },
  });
  const { database, clock } = shared;
  return {
    endpoints: [
      guestEndpoint(blogListOperation, (input, caller) => readPosts(seenBy(caller), input, caller.language)),
      guestEndpoint(blogPostOperation, ({ slug }, caller) => readPost(seenBy(caller), slug, caller.language)),
      guestEndpoint(blogCommentOperation, (input, caller) => writeComment(deps, caller, input)),
      guestEndpoint(frappePostsOperation, ({ limit, page, filters }, { language }) =>
        frappePosts(deps, { limit, page, filters }, language),
      ),
      guestEndpoint(frappePostOperation, ({ route }, { language }) => frappePost(deps, route, language)),
      guestEndpoint(faqOperation, ({ search }, caller) => readFaq(seenBy(caller), search, caller.language)),
      guestEndpoint(aboutOperation, (_input, caller) => readAbout(seenBy(caller), caller.language)),
    ],
    routes: [rssRoute(deps)],
    undo: [undoComments],
    jobs: [
      {
        name: 'old-comments',
        everyMs: hours(6),
        async run() {
          await forgetOldComments(database, new Date(clock.now() - KEPT_DAYS * hours(24)));
          return 0;
        },
      },
    ],
  };
}
