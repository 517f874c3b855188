import { describe, expect, it } from 'vitest';
import { shopUrl } from './harness/shop-of-worker.ts';

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found]) => String(found));
const pathOf = (address: string): string => address.replace(/^https?:\/\/[^/]+/, '').replaceAll('&amp;', '&');
const textOf = async (path: string): Promise<string> => (await fetch(shopUrl() + path)).text();

/** Addresses inside the shop that a page links, without their places. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="(\/(?!\/)[^"#]*)/g)].map(([, path]) => pathOf(String(path)));

describe('Links of written pages', () => {
  it('lead nowhere dead: pages, guides and the addresses listed for search engines', async () => {
    const sitemaps = locations(await textOf('/sitemap.xml')).map(pathOf);
    const written = sitemaps.filter((path) => !/product|picture/.test(path));
    expect(written.length).toBeGreaterThan(2);
    const listed = (await Promise.all(written.map(textOf))).flatMap(locations).map(pathOf);
    const sources = [...new Set([...listed, '/pages/faq', '/pages/about-us', '/pages/contact-us'])].filter(
      (path) => /^\/(web-page|blog|pages)\//.test(path),
    );
    expect(sources.length).toBeGreaterThan(20);
    const from = new Map<string, string>();
    for (const source of sources) for (const path of linksIn(await textOf(source))) from.set(path, source);
    const dead: string[] = [];
    for (const path of new Set([...listed, ...from.keys()])) {
      const { status } = await fetch(shopUrl() + path, { method: 'HEAD', redirect: 'manual' });
      if (status >= 400 || (status >= 300 && listed.includes(path)))
        dead.push(`${status} ${path} ← ${from.get(path) ?? 'sitemap'}`);
    }
    expect(dead).toEqual([]);
  });

  it('each says in its own words what it is, and what another page stands in for names that one', async () => {
    const sitemaps = locations(await textOf('/sitemap.xml')).map(pathOf);
    const written = sitemaps.filter((path) => /pages|posts/.test(path));
    const listed = (await Promise.all(written.map(textOf))).flatMap(locations).map(pathOf);
    const paths = [...new Set(listed)].filter((path) => !path.includes('lang='));
    expect(paths).toContain('/pages/blog?categoria=Ferramenta');
    const said = new Map<string, string[]>();
    for (const path of paths) {
      const html = await textOf(path);
      const [, title = ''] = /<title>([^<]*)/.exec(html) ?? [];
      const [, description = ''] = /<meta name="description" content="([^"]*)/.exec(html) ?? [];
      for (const words of [title, description]) said.set(words, [...(said.get(words) ?? []), path]);
    }
    expect([...said].filter(([words, pages]) => words === '' || pages.length > 1)).toEqual([]);
    for (const [text, page] of [
      ['/web-page/chi-siamo', '/pages/about-us'],
      ['/web-page/faq', '/pages/faq'],
    ] as const) {
      expect(listed).not.toContain(text);
      expect(await textOf(text)).toContain(`<link rel="canonical" href="${shopUrl()}${page}"/>`);
    }
    expect(await textOf('/pages/blog?tag=tasselli')).toContain('<meta name="robots" content="noindex');
  });
});
