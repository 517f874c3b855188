import type { Language } from '@casamaestra/texts/languages.ts';
import type { EntryOf } from '../entries/stored-entry.ts';
import type { ShopPlaceholders } from '../shop-placeholders.ts';
import { presentPage, routeOfPage } from './present-page.ts';
import type { ShownPost } from './shown-posts.ts';
import type { WebPage } from './present-page.ts';

interface Languages {
  readonly languageOf: (entry: EntryOf<'page'>) => Language;
  readonly languagesOf: (kind: 'page' | 'post', key: string) => readonly Language[];
  readonly placeholders: (language: Language) => ShopPlaceholders;
}

/** Where a post is read. */
export const postRoute = (key: string): string => `blog/${key}`;

/** Of two pages with one address the one that began later is shown. */
const begins = ({ from }: EntryOf<'page'>): number => from?.getTime() ?? -Infinity;

/** A post as a page of text. */
function asPage({ body, textLanguage, ...post }: ShownPost): EntryOf<'page'> {
  return {
    ...post,
    kind: 'page',
    language: textLanguage,
    body: {
      route: postRoute(post.key),
      title: body.title,
      description: body.intro,
      body: `# ${body.title}\n\n**${body.intro}**\n\n${body.body}`,
    },
  };
}

/** Pages and posts by their addresses. */
export function pagesByRoute(
  pages: readonly EntryOf<'page'>[],
  posts: readonly ShownPost[],
  { languageOf, languagesOf, placeholders }: Languages,
): ReadonlyMap<string, WebPage> {
  const chosen = new Map<string, EntryOf<'page'>>();
  for (const entry of [...posts.map(asPage), ...pages]) {
    const known = chosen.get(routeOfPage(entry));
    if (known === undefined || known.key === entry.key || begins(entry) >= begins(known))
      chosen.set(routeOfPage(entry), entry);
  }
  return new Map(
    [...chosen].map(([route, entry]) => {
      const language = languageOf(entry);
      const languages = languagesOf(route === postRoute(entry.key) ? 'post' : 'page', entry.key);
      return [route, { language, languages, data: presentPage(entry, placeholders(language)) }];
    }),
  );
}
