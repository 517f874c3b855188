import { urls } from '@casamaestra/contract/pages.ts';

/** Address of the page from which this one was opened; undefined: the browser's own word for it holds. */
let before: string | undefined;

/** The navigator shows another page; '': it was gone back to. */
export function leftPage(address: string): void {
  before = address;
}

const searchedAt = (address: string): string | null => {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, searchParams } = new URL(address);
  return origin === location.origin && pathname.startsWith(urls.shop())
    ? searchParams.get('search_term')
    : null;
};

/** The search whose results are shown, or from which this page was opened. */
export const searchBefore = (): string | null =>
  searchedAt(location.href) ?? searchedAt(before ?? document.referrer);
