import { contentTag } from '@casamaestra/contract/platform/page-tags.ts';
import { data } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import type { Messages } from '../../i18n/messages.ts';
import { messagesOf } from '../../i18n/messages.ts';
import { cacheHeaders, uncached } from '../../platform/page-cache.ts';
import type { PageHead } from '../../platform/page-head.ts';
import { requestDependencies } from '../../platform/request-context.ts';

interface PageLoaderArgs {
  readonly request: Request;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

/**
 * Loader of pages filled in the browser: only the title is rendered, the same for everyone. URLs with a query
 * may contain keys and order links, so they are not cached.
 */
export function pageLoader({ request, url, context }: PageLoaderArgs, title: (messages: Messages) => string) {
  const { config, locale } = requestDependencies(request, context);
  const messages = messagesOf(locale);
  const head: PageHead = { title: `${title(messages)} | ${config.shop.name}`, hidden: true };
  return data({ head }, { headers: url.search === '' ? cacheHeaders([contentTag]) : uncached });
}
