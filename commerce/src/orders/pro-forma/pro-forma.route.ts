import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { readerOf } from '../../contract-http/reader.ts';
import { refusalAnswer } from '../../contract-http/refusal-answer.ts';
import type { WebRoute } from '../../contract-http/web-route.ts';
import { pdfPolicy } from '../../platform/http/page-policies.ts';
import { withinLimits } from '../../platform/limits/too-many-requests.ts';
import { orderByToken } from '../find-order.usecase.ts';
import type { OrderRecord } from '../order-record.ts';
import type { OrdersDependencies } from '../orders-dependencies.ts';

const prefix = '/api/open/orders/';
/** Rendering is expensive; this is more than anybody needs for one order. */
const perOrder = { requests: 30, windowMs: 10 * 60_000 };

function tokenIn(path: string): string | undefined {
  const [, encoded] = /^([^/]{1,300})\/pro-forma\.pdf$/.exec(path.slice(prefix.length)) ?? [];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

async function orderToPrint(token: string, parts: OrdersDependencies): Promise<Outcome<OrderRecord>> {
  const order = await orderByToken(token, parts);
  if (!order.ok) return order;
  const within = await withinLimits(parts, [[`pro-forma:${order.value.number}`, perOrder]]);
  return within.ok ? order : within;
}

/**
 * GET the pro forma of the order whose token is in the path. The PDF library is loaded at the first request.
 */
export function proFormaRoute(parts: OrdersDependencies): WebRoute {
  return {
    name: 'orders.proforma',
    methods: ['GET'],
    path: prefix,
    async handle(request) {
      const token = tokenIn(new URL(request.url).pathname) ?? '';
      const order = await orderToPrint(token, parts);
      if (!order.ok) {
        const reader = readerOf((name) => request.headers.get(name), parts.config.languages);
        const { status, headers, body } = refusalAnswer(order.refusal, reader);
        return new Response(String(body), { status, headers });
      }
      const { proFormaPdf } = await import('./pro-forma-pdf.ts');
      const file = await proFormaPdf(order.value, parts.config.shop);
      return new Response(new Uint8Array(file), {
        headers: {
          'content-type': 'application/pdf',
          'content-security-policy': pdfPolicy,
          'content-disposition': `inline; filename="${order.value.number}.pdf"`,
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        },
      });
    },
  };
}
