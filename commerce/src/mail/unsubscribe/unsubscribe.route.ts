import type { Language } from '@casamaestra/texts/languages.ts';
import { mailPageTexts } from '@casamaestra/texts/service/mail-page-texts.ts';
import { readerOf } from '../../contract-http/reader.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { WebRoute } from '../../contract-http/web-route.ts';
import { plainPagePolicy } from '../../platform/http/page-policies.ts';
import type { MailDependencies } from '../mail-dependencies.ts';
import { addressOfLink, unsubscribe } from './unsubscribe.usecase.ts';

const path = '/api/open/mail-preferences/';

interface PlainPage {
  readonly status: number;
  readonly title: string;
  /** Plain text. */
  readonly text: string;
  /** Of a form that sends nothing but its button. */
  readonly button?: string;
}

function page({ status, title, text, button }: PlainPage, language: Language): Response {
  const { toShop } = mailPageTexts(language).decline;
  const form = button === undefined ? '' : `<form method="post"><button>${button}</button></form>`;
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem;color:#1f2421}button{background:#14532d;border:0;border-radius:6px;color:#fff;font:inherit;font-weight:700;min-height:44px;padding:.5rem 1.25rem}a{color:#14532d}</style></head><body><main><h1>${title}</h1><p>${escapeHtml(text)}</p>${form}<p><a href="/">${toShop}</a></p></main></body></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': plainPagePolicy,
  };
  return new Response(html, { status, headers });
}

/**
 * The link of List-Unsubscribe: POST unsubscribes at once (RFC 8058), GET only asks for confirmation, because
 * mail scanners open every link.
 */
export function unsubscribeRoute(deps: MailDependencies): WebRoute {
  return {
    name: 'mail.unsubscribe',
    methods: ['GET', 'POST'],
    path,
    async handle(request) {
      const { language } = readerOf((name) => request.headers.get(name), deps.config.languages);
      const { decline: texts } = mailPageTexts(language);
      const email = await addressOfLink(new URL(request.url).pathname.slice(path.length), deps);
      if (email === null)
        return page({ status: 404, title: texts.wrongLink, text: texts.wrongLinkText }, language);
      if (request.method === 'POST') {
        await unsubscribe(email, deps);
        return page({ status: 200, title: texts.done, text: texts.doneText(email) }, language);
      }
      const { title, button } = texts;
      return page({ status: 200, title, text: texts.question(email), button }, language);
    },
  };
}
