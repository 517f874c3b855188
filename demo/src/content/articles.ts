import { readFileSync, readdirSync } from 'node:fs';
import type { ContentFile } from '@casamaestra/contract/content/content-file.ts';
import { demoRoot } from '../table/psv.ts';

type Article = { readonly slug: string; readonly head: ReadonlyMap<string, string>; readonly html: string };

/** Reads the articles of a folder: "name: value" lines, a line of three hyphens, then HTML. */
function readArticles(folder: string): Article[] {
  const root = new URL(`tables/${folder}/`, demoRoot);
  return readdirSync(root)
    .filter((name) => name.endsWith('.html'))
    .toSorted()
    .map((name) => {
      const [head = '', html = ''] = readFileSync(new URL(name, root), 'utf8').split('\n---\n');
      const entries = head
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as const);
      return { slug: name.replace('.html', ''), head: new Map(entries), html: html.trim() };
    });
}

function head(article: Article, name: string): string {
  const value = article.head.get(name);
  if (value === undefined) throw new Error(`${article.slug} has no ${name}`);
  return value;
}

type Post = ContentFile['posts'][number];

/** The guides, newest first. */
export function readPosts(): Post[] {
  return readArticles('posts')
    .map((article) => ({
      route: `guide/${article.slug}`,
      title: head(article, 'title'),
      intro: head(article, 'intro'),
      content_html: article.html,
      category: head(article, 'category'),
      author: head(article, 'author'),
      published_on: head(article, 'date'),
      picture: head(article, 'picture'),
      read_time: Number(head(article, 'read')),
      published: true,
    }))
    .toSorted((a, b) => b.published_on.localeCompare(a.published_on));
}

type Page = ContentFile['pages'][number];

/** Every information page, the guides under web-page/guide and the list of them. */
export function readPages(posts: readonly Post[]): Page[] {
  const pages = readArticles('pages').map((article) => ({
    route: `web-page/${article.slug}`,
    title: head(article, 'title'),
    main_section_html: article.html,
    meta_title: `${head(article, 'title')} | Casamaestra`,
    meta_description: head(article, 'meta'),
    published: true,
  }));
  const guides = posts.map((post) => ({
    route: `web-page/${post.route}`,
    title: post.title,
    main_section_html: `<h1>${post.title}</h1><p><strong>${post.intro}</strong></p>${post.content_html}<p>Scritto da ${post.author}. Altre <a href="/web-page/guide">guide</a>.</p>`,
    meta_title: `${post.title} | Guide Casamaestra`,
    meta_description: post.intro,
    published: true,
  }));
  const list = posts
    .map((post) => `<li><a href="/web-page/${post.route}">${post.title}</a><br>${post.intro}</li>`)
    .join('');
  return [
    ...pages,
    {
      route: 'web-page/guide',
      title: 'Guide',
      main_section_html: `<h1>Guide</h1><p>Consigli di chi monta, dipinge e aggiusta per mestiere.</p><ul class="cards">${list}</ul>`,
      meta_title: 'Guide | Casamaestra',
      meta_description: 'Guide pratiche per scegliere, montare, dipingere e curare la casa.',
      published: true,
    },
    ...guides,
  ];
}
