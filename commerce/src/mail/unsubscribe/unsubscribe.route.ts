import { escapeHtml } from '../../platform/escape-html.ts';
import type { WebRoute } from '../../contract-http/web-route.ts';
import { plainPagePolicy } from '../../platform/http/page-policies.ts';
import type { MailDependencies } from '../mail-dependencies.ts';
import { addressOfLink, unsubscribe } from './unsubscribe.usecase.ts';

const path = '/api/open/mail-preferences/';

function page(status: number, title: string, content: string): Response {
  const html = `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem;color:#1f2421}button{background:#14532d;border:0;border-radius:6px;color:#fff;font:inherit;font-weight:700;min-height:44px;padding:.5rem 1.25rem}a{color:#14532d}</style></head><body><main><h1>${title}</h1>${content}<p><a href="/">Vai al negozio</a></p></main></body></html>`;
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
      const email = await addressOfLink(new URL(request.url).pathname.slice(path.length), deps);
      if (email === null) {
        return page(
          404,
          'Collegamento non valido',
          '<p>Apri il collegamento dall’e-mail che hai ricevuto.</p>',
        );
      }
      const shown = escapeHtml(email);
      if (request.method === 'POST') {
        await unsubscribe(email, deps);
        return page(
          200,
          'Fatto',
          `<p>Non manderemo più inviti a recensire né avvisi di disponibilità a ${shown}.</p>`,
        );
      }
      const form = `<p>Vuoi smettere di ricevere inviti a recensire e avvisi di disponibilità a ${shown}? Le e-mail sui tuoi ordini continuano ad arrivare.</p><form method="post"><button>Non voglio più riceverli</button></form>`;
      return page(200, 'Inviti e avvisi', form);
    },
  };
}
