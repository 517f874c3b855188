import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { axerveApiKey, axerveShopLogin } from '../axerve/axerve-calls.ts';

/** A request received by the shop's server. */
export interface HeardNotice {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A shop's server that records every request and answers with the given status. */
export async function openListeningShop(status: () => number = () => 200) {
  const heard: HeardNotice[] = [];
  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk);
    const url = new URL(message.url ?? '/', 'http://shop.test');
    heard.push({
      method: message.method ?? '',
      url,
      headers: message.headers,
      body: Buffer.concat(chunks).toString(),
    });
    response.writeHead(status()).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    heard,
    url,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

interface AxerveAnswer {
  readonly status: number;
  readonly code: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Calls the bank as Axerve's merchants do. */
export async function askAxerve(
  bankUrl: string,
  call: string,
  input: object,
  authorization: string | undefined = `apikey ${axerveApiKey}`,
): Promise<AxerveAnswer> {
  const answer = await fetch(`${bankUrl}/api/v1/payment/${call}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ shopLogin: axerveShopLogin, ...input }),
  });
  const body = (await answer.json()) as { error: { code: string }; payload: Record<string, unknown> };
  return { status: answer.status, code: body.error.code, payload: body.payload };
}
