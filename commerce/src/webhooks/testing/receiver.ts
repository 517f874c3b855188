import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Receiver {
  readonly address: string;
  readonly received: Received[];
  /** The code of the next answers; 200 when there is none left. */
  readonly answers: number[];
  close(): void;
}

/** A program that gets messages, on this machine. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      const code = answers.shift() ?? 200;
      response.writeHead(code, code === 302 ? { location: '/altrove' } : {}).end('ok');
    });
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/avvisi`, received, answers, close: () => void server.close() };
}

/** As a receiver checks it by Standard Webhooks, written apart from what signs. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const wanted = createHmac('sha256', key).update(signed).digest();
  const [version, given = ''] = String(headers['webhook-signature']).split(',');
  const sent = Buffer.from(given, 'base64');
  return version === 'v1' && sent.length === wanted.length && timingSafeEqual(sent, wanted);
}
