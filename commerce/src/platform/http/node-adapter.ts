import type { IncomingMessage } from 'node:http';

/** Largest body of a call, in bytes. */
export const bodyLimit = 1024 * 1024;

/** A body that is larger than the shop accepts. */
export class BodyTooLarge extends Error {}

async function readBody(message: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(message.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'expect',
  'content-length',
]);

/** Headers of a message as a web object, without those that belong to the connection. */
export function webHeaders(message: IncomingMessage): Headers {
  const headers = new Headers();
  const raw = message.rawHeaders;
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i] as string;
    if (!hopByHop.has(name.toLowerCase()) && !name.startsWith(':'))
      headers.append(name, raw[i + 1] as string);
  }
  return headers;
}

/**
 * The web Request of a Node message. The body is read first, up to the limit.
 * @throws BodyTooLarge
 */
export async function webRequest(
  message: IncomingMessage,
  url: string,
  requestId: string,
  address = message.socket.remoteAddress ?? 'unknown',
): Promise<Request> {
  const headers = webHeaders(message);
  headers.set('x-request-id', requestId);
  headers.set('x-client-address', address);
  const method = message.method ?? 'GET';
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const body = await readBody(message, bodyLimit);
  return new Request(url, { method, headers, body: new Uint8Array(body) });
}

/** The whole body of a web Response. */
export async function bodyOf(response: Response): Promise<Buffer> {
  return response.body === null ? Buffer.alloc(0) : Buffer.from(await response.arrayBuffer());
}
