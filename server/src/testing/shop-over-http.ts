import { request as nodeRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { startCheckoutShop } from '@casamaestra/commerce/checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '@casamaestra/commerce/checkout/testing/checkout-shop.ts';
import type { Clock } from '@casamaestra/commerce/platform/clock.ts';
import type { Log } from '@casamaestra/commerce/platform/log/create-log.ts';
import { type FakeShopOptions, openFakeShop } from './fake-shop.ts';

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface HttpAsk {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  /** Sent unchanged; an object as JSON. */
  readonly body?: string | object | undefined;
}

export interface ShopOverHttp {
  readonly commerce: CheckoutShop;
  readonly port: number;
  /** Sends a request without fetch's restrictions on headers, as an attacker's program could. */
  ask(path: string, options?: HttpAsk): Promise<HttpAnswer>;
  close(): Promise<void>;
}

/** The real service behind the server's routing on a port, with fake pages. */
export async function openShopOverHttp(
  environment: Readonly<Record<string, string>> = {},
  log?: Log,
  clock?: Clock,
  render?: FakeShopOptions['render'],
): Promise<ShopOverHttp> {
  const commerce = await startCheckoutShop(undefined, {
    environment,
    ...(clock && { clock }),
    ...(log && { log }),
  });
  const { raw, gauges, handler: handle, client, changes } = commerce.commerce;
  const server = await openFakeShop({
    environment,
    commerce: {
      raw,
      gauges,
      handle,
      files: handle,
      client,
      onChange: (listener) => void changes.subscribe(listener),
    },
    ...(render && { render }),
    ...(log === undefined ? {} : { log }),
  });
  return {
    commerce,
    port: server.port,
    ask: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const sent = typeof body === 'object' ? JSON.stringify(body) : body;
        const type = typeof body === 'object' ? { 'content-type': 'application/json' } : {};
        const options = {
          port: server.port,
          host: '127.0.0.1',
          path: encodeURI(path),
          method,
          headers: { ...type, ...headers },
        };
        const call = nodeRequest(options, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: Buffer.concat(chunks).toString(),
            }),
          );
        });
        call.on('error', reject).end(sent);
      }),
    async close() {
      await server.close();
      await commerce.close();
    },
  };
}
