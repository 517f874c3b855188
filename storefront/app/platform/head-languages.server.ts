import { addressInLanguage } from '@casamaestra/contract/pages.ts';
import type { Language, OfferedLanguages } from '@casamaestra/texts/languages.ts';

const canonicalLink = /<link rel="canonical" href="([^"]*)"\/>/;
const shareAddress = /<meta property="og:url" content="[^"]*"\/>/;

/**
 * Gives a page of a shop with several languages the address of its own language, and names those of the others for
 * search engines (hreflang). Written by the server only: the browser needs none of it.
 */
export function withLanguages(html: string, locale: Language, languages: OfferedLanguages): string {
  const [link, canonical = ''] = canonicalLink.exec(html) ?? [];
  if (link === undefined || languages.length === 1) return html;
  const [first] = languages;
  const address = (language: string) =>
    addressInLanguage(canonical, language, first).replace(/&(?!amp;)/g, '&amp;');
  const alternates = [...languages.map((language) => [language, language]), ['x-default', first]]
    .map(([name, language]) => `<link rel="alternate" hreflang="${name}" href="${address(language ?? '')}"/>`)
    .join('');
  const own = address(locale);
  return html
    .replace(link, () => `<link rel="canonical" href="${own}"/>${alternates}`)
    .replace(shareAddress, () => `<meta property="og:url" content="${own}"/>`);
}
