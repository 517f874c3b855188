import type { WebRoute } from '../../contract-http/web-route.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import type { WebhookQueue } from './webhook-queue.ts';
import { receiveWebhook } from './receive-webhook.usecase.ts';

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

const tooLong = (): Response =>
  Response.json({ error: 'too long' }, { status: 413, headers: { 'cache-control': 'no-store' } });

/** Webhook routes of the gateways. */
export const webhookRoutes = (deps: PaymentDependencies, inbox: WebhookQueue): WebRoute[] =>
  deps.gateways.all.map((gateway) => ({
    name: `payments.${gateway.name}Notification`,
    methods: [gateway.webhook.verb],
    path: gateway.webhook.path,
    async handle(request) {
      const body = await boundedText(request);
      if (body === null) return tooLong();
      const { searchParams: query } = new URL(request.url);
      const header = (name: string) => request.headers.get(name) ?? '';
      return gateway.webhook.answer(await receiveWebhook(deps, inbox, gateway, { query, body, header }));
    },
  }));
