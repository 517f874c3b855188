import { createContext } from 'react-router';
import { addressInLanguage } from '@casamaestra/contract/pages.ts';
import type { Language, OfferedLanguages } from '@casamaestra/texts/languages.ts';

const canonicalLink = /<link rel="canonical" href="([^"]*)"\/>/;
const shareAddress = /<meta property="og:url" content="[^"]*"\/>/;

/** Languages a page is written in; null: all the shop offers. Set by its loader. */
export const writtenLanguagesContext = createContext<readonly Language[] | null>(null);

/**
 * Gives a page of a shop with several languages the address of its own language, and names those of the others for
 * search engines (hreflang): only those it is written in. In another one its address is that of the first of them.
 * Written by the server only: the browser needs none of it.
 */
export function withLanguages(
  html: string,
  locale: Language,
  languages: OfferedLanguages,
  written: readonly Language[] | null = null,
): string {
  const [link, canonical = ''] = canonicalLink.exec(html) ?? [];
  if (link === undefined || languages.length === 1) return html;
  const [first] = languages;
  const address = (language: string) =>
    addressInLanguage(canonical, language, first).replace(/&(?!amp;)/g, '&amp;');
  const there = written === null ? languages : languages.filter((language) => written.includes(language));
  const main = there[0] ?? first;
  const alternates = [...there.map((language) => [language, language]), ['x-default', main]]
    .map(([name, language]) => `<link rel="alternate" hreflang="${name}" href="${address(language ?? '')}"/>`)
    .join('');
  const own = address(there.includes(locale) ? locale : main);
  return html
    .replace(link, () => `<link rel="canonical" href="${own}"/>${there.length > 1 ? alternates : ''}`)
    .replace(shareAddress, () => `<meta property="og:url" content="${own}"/>`);
}
