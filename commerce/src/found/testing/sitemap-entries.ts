import { SaxesParser } from 'saxes';

/** What a sitemap says of an address: the text of each element by its name, `hreflang` links as "en https://…". */
export type ReadEntry = Readonly<Record<string, readonly string[]>>;

/** The addresses of a sitemap, or the files of an index. @throws when it is no XML */
export function sitemapEntries(xml: string): ReadEntry[] {
  const entries: Record<string, string[]>[] = [];
  let said = '';
  const add = (name: string, text: string) => {
    const entry = entries.at(-1);
    if (entry !== undefined) (entry[name] ??= []).push(text);
  };
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'url' || name === 'sitemap') entries.push({});
    if (name === 'xhtml:link') add('languages', `${attributes['hreflang']} ${attributes['href']}`);
    said = '';
  });
  parser.on('text', (more) => (said += more));
  parser.on('closetag', ({ name }) => {
    if (/^(loc|lastmod|image:loc)$/.test(name)) add(name, said);
    said = '';
  });
  parser.write(xml).close();
  return entries;
}
