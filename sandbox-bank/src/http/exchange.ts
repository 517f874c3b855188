import type { IncomingMessage } from 'node:http';

/** A request with its whole body. */
export interface BankRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** One header, by its lower-case name; empty when absent. */
  readonly header: (name: string) => string;
  readonly body: string;
  /** Whether it comes from this machine. */
  readonly fromLoopback: boolean;
  /** URL of the bank as used by the client, without a trailing slash. */
  readonly origin: string;
}

export interface BankAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** One route of the bank. Faults are set by `name`. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly pattern: RegExp;
  readonly name: string;
  readonly answer: (
    request: BankRequest,
    groups: Readonly<Record<string, string>>,
  ) => BankAnswer | Promise<BankAnswer>;
}

export const json = (status: number, value: unknown, headers: Record<string, string> = {}): BankAnswer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body: JSON.stringify(value),
});

export const seeOther = (location: string): BankAnswer => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
});

const longestBody = 256 * 1024;
const loopback = /^(::1|(::ffff:)?127(\.\d+){3})$/;

/** Reads a whole request. Undefined when it is too long. */
export async function readRequest(
  message: IncomingMessage,
  publicUrl: string | undefined,
): Promise<BankRequest | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longestBody) return undefined;
    chunks.push(chunk);
  }
  const url = new URL(message.url ?? '/', 'http://bank.invalid');
  return {
    method: message.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    header: (name) => {
      const value = message.headers[name];
      return typeof value === 'string' ? value : (value?.[0] ?? '');
    },
    body: Buffer.concat(chunks).toString('utf8'),
    fromLoopback: loopback.test(message.socket.remoteAddress ?? ''),
    origin: publicUrl ?? `http://${message.headers.host ?? 'localhost'}`,
  };
}
