import { Redirect, decodePageData } from './decode-page-data.ts';
import type { PageLocation } from './shown-page.ts';

export interface LoadedData {
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly problem: { readonly error: unknown } | null;
}

type Answers = Readonly<Record<string, { readonly data?: unknown; readonly error?: unknown } | undefined>>;

/** Address of the data of a page, for some of its routes: the same for everyone, so that it can be cached. */
export function pageDataUrl({ pathname, search }: PageLocation, routes: readonly string[]): string {
  const query = new URLSearchParams(search);
  query.set('_routes', routes.join(','));
  return `${pathname}${pathname.endsWith('/') ? '_' : ''}.data?${query.toString()}`;
}

/** What the loaders of these routes answer. Rejects if the signal aborts; any other failure is the page's problem. */
export async function loadPageData(
  location: PageLocation,
  routes: readonly string[],
  signal: AbortSignal,
): Promise<LoadedData | Redirect> {
  if (routes.length === 0) return { loaderData: {}, problem: null };
  try {
    const response = await fetch(pageDataUrl(location, routes), { signal });
    const text = await response.text();
    const { status, statusText } = response;
    // Refused before it came to the pages: too many requests, a proxy.
    if (status >= 400 && !response.headers.has('X-Remix-Response'))
      return { loaderData: {}, problem: { error: { data: text, status, statusText } } };
    const answers = decodePageData(text);
    return answers instanceof Redirect ? answers : loadedOf(answers as Answers, routes);
  } catch (error) {
    signal.throwIfAborted();
    return { loaderData: {}, problem: { error } };
  }
}

function loadedOf(answers: Answers, routes: readonly string[]): LoadedData {
  const loaderData: Record<string, unknown> = {};
  let problem: LoadedData['problem'] = null;
  for (const id of routes) {
    const answer = answers[id];
    if (answer && 'data' in answer) loaderData[id] = answer.data;
    else problem ??= { error: answer ? answer.error : new Error(`no data of ${id}`) };
  }
  return { loaderData, problem };
}
