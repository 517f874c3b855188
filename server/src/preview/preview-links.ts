import { languageParameter, mayBePage } from '@casamaestra/contract/pages.ts';
import { previewParameter } from '@casamaestra/contract/content/preview-cookie.ts';

/** What the addresses within a preview carry along. */
export interface PreviewQuery {
  readonly token: string;
  /** The language named in the address of the page. */
  readonly language: string | undefined;
}

const link = /(<a\b[^>]*?\shref=")([^"#]*)/g;

/** An address of the shop within the preview; as it is where it leads to a file or out of the shop. */
export function addressInPreview(address: string, origin: string, query: PreviewQuery): string {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  if (!path.startsWith('/') || path.startsWith('//') || !mayBePage(path.split('?', 1)[0] ?? ''))
    return address;
  const url = new URL(path, origin);
  url.searchParams.set(previewParameter, query.token);
  if (query.language !== undefined && !url.searchParams.has(languageParameter))
    url.searchParams.set(languageParameter, query.language);
  return url.pathname + url.search;
}

const unescaped = (text: string): string => text.replaceAll('&amp;', '&');
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A page whose links stay in the preview, also where no script runs. */
export const linksInPreview = (html: string, origin: string, query: PreviewQuery): string =>
  html.replaceAll(link, (all, before: string, address: string) =>
    address === '' ? all : before + escaped(addressInPreview(unescaped(address), origin, query)),
  );
