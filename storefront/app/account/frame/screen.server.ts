import { data } from 'react-router';
import type { RouterContextProvider } from 'react-router';
import type { Messages } from '../../i18n/messages.ts';
import { messagesOf } from '../../i18n/messages.ts';
import { cacheHeaders, contentTag, uncached } from '../../platform/page-cache.ts';
import type { PageHead } from '../../platform/page-head.ts';
import { requestParts } from '../../platform/request-context.ts';

interface ScreenArgs {
  readonly request: Request;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

/**
 * What the server knows of a screen that the browser fills: its title. The same for everyone; addresses with a
 * query may hold keys and order links, so they are not kept.
 */
export function screen({ request, url, context }: ScreenArgs, title: (messages: Messages) => string) {
  const { config, locale } = requestParts(request, context);
  const messages = messagesOf(locale);
  const head: PageHead = { title: `${title(messages)} | ${config.shop.name}`, hidden: true };
  return data({ head }, { headers: url.search === '' ? cacheHeaders([contentTag]) : uncached });
}
