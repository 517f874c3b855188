import { redirect } from 'react-router';
import { personalPages, urls } from '@casamaestra/contract/pages.ts';
import type { Route } from './+types/whatsapp.route';
import { messagesOf } from '../i18n/messages.ts';
import { uncached } from '../platform/page-cache.ts';
import { requestDependencies } from '../platform/request-context.ts';

/**
 * The address of the page the link was on; the shop's own address when the browser does not say. Queries of personal pages
 * are left out: they may hold the key of an order.
 */
function pageBefore(request: Request, publicUrl: string): string {
  const said = request.headers.get('referer') ?? '';
  if (!URL.canParse(said)) return publicUrl;
  const { host, pathname, search } = new URL(said);
  const own = new Set([new URL(publicUrl).host, new URL(request.url).host]);
  if (!own.has(host)) return publicUrl;
  return publicUrl + pathname + (pathname.startsWith(personalPages) ? '' : search);
}

/** L16: opens a chat with the shop's number, begun with the address of the page before; works without scripts. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { config, locale } = requestDependencies(request, context);
  const { whatsapp } = config.shop.contacts;
  if (whatsapp === undefined) throw redirect(urls.contact(), { headers: uncached });
  const text = messagesOf(locale).contact.whatsappText(pageBefore(request, config.publicUrl));
  const chat = new URL(`https://wa.me/${whatsapp.slice(1)}`);
  chat.searchParams.set('text', text);
  throw redirect(chat.href, { headers: uncached });
}
