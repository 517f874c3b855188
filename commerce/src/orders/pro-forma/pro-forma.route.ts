import { refusalAnswer } from '../../contract-http/refusal-answer.ts';
import type { WebRoute } from '../../contract-http/web-route.ts';
import { orderByToken } from '../find-order.usecase.ts';
import type { OrdersParts } from '../orders-parts.ts';

const prefix = '/api/open/orders/';

function tokenIn(path: string): string | undefined {
  const [, encoded] = /^([^/]{1,300})\/pro-forma\.pdf$/.exec(path.slice(prefix.length)) ?? [];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** GET the pro-forma of the order whose signed link is in the path. The PDF library is loaded with the first. */
export function proFormaRoute(parts: OrdersParts): WebRoute {
  return {
    name: 'orders.proforma',
    methods: ['GET'],
    path: prefix,
    async handle(request) {
      const token = tokenIn(new URL(request.url).pathname) ?? '';
      const found = await orderByToken(token, parts);
      if (!found.ok) {
        const { status, headers, body } = refusalAnswer(
          found.refusal,
          request.headers.get('accept') ?? undefined,
        );
        return new Response(String(body), { status, headers });
      }
      const { proFormaPdf } = await import('./pro-forma-pdf.ts');
      const file = await proFormaPdf(found.value);
      return new Response(new Uint8Array(file), {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${found.value.number}.pdf"`,
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        },
      });
    },
  };
}
