import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { contentFileSchema } from '@casamaestra/contract/content/content-file.ts';
import { describe, expect, it } from 'vitest';
import { buildContent } from './src/content/content.ts';
import { readDrafts } from './src/catalogue.ts';

const content = contentFileSchema.parse(
  JSON.parse(readFileSync(new URL('content/content.json', import.meta.url), 'utf8')),
);
const categories = new Set(
  readDrafts().flatMap(({ leaf }) =>
    leaf.path.map((_, depth) =>
      leaf.path
        .slice(0, depth + 1)
        .map((label) => label.replaceAll(' ', '-'))
        .join(','),
    ),
  ),
);
const pages = new Set(content.pages.map((page) => `/${page.route}`));

/** Whether a link leads to something that ships with the demo shop. */
function leadsSomewhere(url: string): boolean {
  if (/^(tel:\+\d{6,15}|mailto:[^@\s]+@[^@\s]+)$/.test(url)) return true;
  const [path = '', query = ''] = url.replace(/#.*$/, '').split('?');
  if (path === '/' || path === '/pages/cart' || path === '/pages/recesso' || path === '/pages/track-order')
    return true;
  if (path === '/shop/offerte' || path === '/shop/novita') return true;
  if (path.startsWith('/web-page/')) return pages.has(path);
  if (path !== '/shop') return false;
  const category = new URLSearchParams(query).get('category');
  return category === null ? query.length > 0 : categories.has(category);
}

const linksIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? '');

const links = [
  ...[
    content.slides,
    content.banners,
    content.home_categories,
    content.home_brands,
    content.departments,
    content.promo_tabs,
    content.menu,
  ].flatMap((rows) => rows.map((row) => row.url)),
  ...content.info_boxes.flatMap((box) => box.url ?? []),
  content.promo_section.url,
  ...content.help.flatMap(({ url }) => url ?? []),
  ...linksIn(content.footer_b2c_html),
  ...content.pages.flatMap((page) => linksIn(page.main_section_html)),
  ...content.posts.flatMap((post) => linksIn(post.content_html)),
];

describe('K01 demo content', () => {
  it('matches the tables', () => {
    expect(buildContent()).toEqual(content);
  });

  it('answers in the search are there in every language, and no phrase is asked for twice', () => {
    for (const { id, words } of content.help)
      expect([id, Object.keys(words)]).toEqual([id, ['it', 'en', 'sk']]);
    for (const language of ['it', 'en', 'sk'] as const) {
      const asked = content.help.flatMap(({ words }) => words[language]?.asked ?? []);
      expect(asked.filter((phrase, at) => asked.indexOf(phrase) !== at)).toEqual([]);
    }
  });

  it('links only to what is shipped', () => {
    expect(links.filter((url) => !leadsSomewhere(url))).toEqual([]);
  });

  it('sells everything that its project needs', () => {
    const lines = readFileSync(new URL('catalogue/products.jsonl', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    const sold = new Set(
      lines.flatMap((line) =>
        (JSON.parse(line) as { variants: { sku: string }[] }).variants.map(({ sku }) => sku),
      ),
    );
    const { goods } = content.promo_section;
    expect(goods.length).toBeGreaterThan(4);
    expect(goods.filter(({ sku }) => !sold.has(sku))).toEqual([]);
  });

  it('has its pictures, none of them heavy', () => {
    const folder = new URL('content/pictures/', import.meta.url);
    const named = [
      ...content.slides.flatMap((slide) => [slide.picture, slide.picture_mobile ?? '']),
      ...[content.banners, content.home_categories, content.departments, content.posts].flatMap((rows) =>
        rows.map((row) => row.picture ?? ''),
      ),
      content.promo_section.picture,
      ...content.menu.flatMap((row) => row.picture ?? []),
    ].filter((name) => name !== '');
    for (const name of named) {
      expect(existsSync(new URL(name, folder)), name).toBe(true);
      expect(statSync(new URL(name, folder)).size, name).toBeLessThanOrEqual(150_000);
    }
  });

  it('names every menu row once and every parent before its children', () => {
    const names = content.menu.map((row) => row.name);
    expect(new Set(names).size).toBe(names.length);
    const orphans = content.menu.filter(
      (row, at) => row.parent_menu !== null && !names.slice(0, at).includes(row.parent_menu),
    );
    expect(orphans).toEqual([]);
  });

  it('carries the legal pages and the guides', () => {
    for (const route of [
      'chi-siamo',
      'dove-siamo',
      '404',
      'spedizioni',
      'resi-e-recesso',
      'privacy',
      'cookie',
      'condizioni-di-vendita',
      'pagamenti',
      'faq',
      'accessibilita',
      'come-raccogliamo-le-recensioni',
    ]) {
      expect(pages, route).toContain(`/web-page/${route}`);
    }
    expect(content.posts).toHaveLength(6);
    expect(content.synonyms.length).toBeGreaterThanOrEqual(40);
  });

  it('is Italian and finished', () => {
    const words = JSON.stringify(content);
    expect(words).not.toMatch(/\b(lorem|ipsum|TODO|undefined|shopping|click here|read more)\b/);
    expect(words).not.toMatch(/ec\.europa\.eu\/consumers\/odr/);
  });
});

describe('E02 what ships', () => {
  const root = new URL('./', import.meta.url);
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

  it('stays under 30 MB', () => {
    const bytes = files.reduce(
      (total, entry) => total + statSync(`${entry.parentPath}/${entry.name}`).size,
      0,
    );
    expect(bytes).toBeLessThan(30 * 1024 * 1024);
  });

  it('credits every picture of a product', () => {
    const credits = readFileSync(new URL('CREDITS.md', root), 'utf8');
    const keys = readdirSync(new URL('pictures/', root)).map((name) =>
      name.replace(/-(a|b|misure|colore-[a-z-]+)\.webp$/, ''),
    );
    expect([...new Set(keys)].filter((key) => !credits.includes(`\`${key}\``))).toEqual([]);
  });

  it('ships no picture that nothing shows', () => {
    const catalogue = readFileSync(new URL('catalogue/products.jsonl', root), 'utf8');
    expect(readdirSync(new URL('pictures/', root)).filter((name) => !catalogue.includes(name))).toEqual([]);
  });

  it('ships every paper that a product names', () => {
    const catalogue = readFileSync(new URL('catalogue/products.jsonl', root), 'utf8');
    const named = [...catalogue.matchAll(/\/documents\/([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => !existsSync(new URL(`documents/${name}`, root)))).toEqual([]);
  });
});
