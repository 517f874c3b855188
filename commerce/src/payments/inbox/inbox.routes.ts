import type { WebRoute } from '../../contract-http/web-route.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { takeAxerveNotification } from './axerve-notification.usecase.ts';
import type { Inbox } from './inbox.ts';
import { takeStripeMessage } from './stripe-notification.usecase.ts';

/** Events are a few kilobytes. */
const BODY_MAX_BYTES = 512 * 1024;

async function boundedText(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > BODY_MAX_BYTES) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > BODY_MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const minimalPage = (): Response =>
  new Response('<html><body>OK</body></html>', {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });

const json = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/** Where gateways tell what happened. Axerve is always told that all is well: it says no more for an error. */
export function inboxRoutes(parts: PaymentParts, inbox: Inbox): WebRoute[] {
  return [
    {
      name: 'payments.axerveNotification',
      methods: ['GET'],
      path: '/api/open/axerve',
      async handle(request) {
        const query = new URL(request.url).searchParams;
        const value = (name: string): string => (query.get(name) ?? '').slice(0, 200);
        await takeAxerveNotification(parts, inbox, {
          shopLogin: value('a'),
          status: value('Status').slice(0, 20),
          paymentId: value('paymentID') || value('paymentId'),
          paymentToken: value('paymentToken'),
        });
        return minimalPage();
      },
    },
    {
      name: 'payments.stripeNotification',
      methods: ['POST'],
      path: '/api/open/stripe',
      async handle(request) {
        const body = await boundedText(request);
        if (body === null) return json(413, { error: 'too long' });
        const result = await takeStripeMessage(
          parts,
          inbox,
          body,
          request.headers.get('stripe-signature') ?? '',
        );
        return result === 'forged'
          ? json(400, { error: 'signature' })
          : json(200, { received: true, result });
      },
    },
  ];
}
