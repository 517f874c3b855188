import type { NodeHandler } from './http/http-server.ts';
import { readerOf } from '@casamaestra/commerce/contract-http/reader.ts';
import type { Language, OfferedLanguages } from '@casamaestra/texts/languages.ts';
import { serverTexts } from '@casamaestra/texts/service/server-texts.ts';
import { plainPagePolicy } from '@casamaestra/commerce/platform/http/page-policies.ts';

const page = (language: Language): string => {
  const { title, text } = serverTexts(language).opening;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="2"><title>${title}</title>
<body style="font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:12vh auto;padding:0 1.5rem;color:#22302b">
<h1>${title}</h1><p>${text}</p></body></html>`;
};

/** Answers while the shop is starting: alive, not ready, try again. */
export const answerDuringStartup =
  (always: Readonly<Record<string, string>>, languages: OfferedLanguages): NodeHandler =>
  (message, response) => {
    if (message.url === '/healthz') {
      response.writeHead(200, { ...always, 'content-type': 'text/plain' }).end('ok\n');
      return;
    }
    const wantsPage = (message.headers.accept ?? '').includes('text/html');
    response.writeHead(503, {
      ...always,
      ...(wantsPage ? { 'content-security-policy': plainPagePolicy } : {}),
      'content-type': wantsPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '2',
    });
    const { language } = readerOf((name) => String(message.headers[name] ?? ''), languages);
    response.end(wantsPage ? page(language) : `${serverTexts(language).opening.plain}\n`);
  };
