import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HeardPurge {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface CacheDouble {
  readonly url: string;
  /** All it was asked, also what it refused. */
  readonly heard: readonly HeardPurge[];
  /** Every next request gets the first of these, if there is one. */
  readonly refusals: { status: number; retryAfter?: string }[];
  close(): Promise<void>;
}

/** A cache in front of a shop, as its purges see it: it answers 200 with the same body. */
export async function openCacheDouble(body = '{"success":true}', port = 0): Promise<CacheDouble> {
  const heard: HeardPurge[] = [];
  const refusals: CacheDouble['refusals'] = [];
  const server = createServer((request, response) => {
    let sent = '';
    request.setEncoding('utf8').on('data', (text: string) => (sent += text));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      heard.push({ method, path, headers, body: sent });
      const { status, retryAfter } = refusals.shift() ?? { status: 200 };
      response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end(body);
    });
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    refusals,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
