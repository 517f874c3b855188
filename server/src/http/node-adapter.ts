import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';

/** Largest body of a call or form, in bytes: ten times that of a cart of a hundred lines with addresses. */
export const bodyLimit = 128 * 1024;

/** The body could not be read; the request ends. */
export class UnreadableBody extends Error {}

/** A body that is larger than the shop accepts. */
export class BodyTooLarge extends UnreadableBody {
  readonly limit: number;

  constructor(limit: number) {
    super(`a body of more than ${limit} bytes`);
    this.limit = limit;
  }
}

/** The client disconnected before the end of the body: nobody is left to answer. */
export class BodyCutOff extends UnreadableBody {}

/** Up to here a body that is too large is received and dropped, in bytes: who is still sending sees no answer. */
const droppedMost = 32 * 1024 * 1024;

async function refuseLarge(message: IncomingMessage, length: number, limit: number): Promise<never> {
  if (length <= droppedMost) {
    message.resume();
    await Promise.race([once(message, 'end'), once(message, 'close')]).catch(() => undefined);
  }
  throw new BodyTooLarge(limit);
}

async function readBody(message: IncomingMessage, limit: number): Promise<Buffer> {
  const length = Number(message.headers['content-length'] ?? 0);
  if (length > limit) await refuseLarge(message, length, limit);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) throw new BodyTooLarge(limit);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof BodyTooLarge || message.complete) throw error;
    throw new BodyCutOff('the caller went away', { cause: error });
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

/** Headers of a message as web Headers, without hop-by-hop headers. */
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
 * The web Request of a Node message. The body is read first, up to the limit in bytes.
 * @throws BodyTooLarge
 * @throws BodyCutOff
 */
export async function webRequest(
  message: IncomingMessage,
  url: string,
  requestId: string,
  address = message.socket.remoteAddress ?? 'unknown',
  limit = bodyLimit,
): Promise<Request> {
  const headers = webHeaders(message);
  headers.set('x-request-id', requestId);
  headers.set('x-client-address', address);
  const method = message.method ?? 'GET';
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const body = await readBody(message, limit);
  return new Request(url, { method, headers, body: new Uint8Array(body) });
}

/** The whole body of a web Response. */
export async function bodyOf(response: Response): Promise<Buffer> {
  return response.body === null ? Buffer.alloc(0) : Buffer.from(await response.arrayBuffer());
}
