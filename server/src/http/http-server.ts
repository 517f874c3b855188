import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { StartProblem } from '@casamaestra/commerce/platform/start-problem.ts';

export type NodeHandler = (message: IncomingMessage, response: ServerResponse) => void;

export interface HttpServer {
  /** The actual port; differs from the requested one when that was 0. */
  readonly port: number;
  readonly server: Server;
  /** Stops accepting connections, waits up to the limit for running requests, then closes the rest. */
  close(limitMs: number): Promise<void>;
}

const longestHeaders = 32_768;

/** Makes the body of a refusal, depending on the kind of URL. */
export type RefusalBody = (
  status: number,
  words: string,
) => { readonly contentType: string; readonly body: string };

const plainText: RefusalBody = (_status, words) => ({
  contentType: 'text/plain; charset=utf-8',
  body: `${words}\n`,
});

/** Ends a connection with a hand-written answer: Node has no response object for it. */
function answerBare(
  socket: Duplex,
  status: string,
  refusal: ReturnType<RefusalBody>,
  headers: Readonly<Record<string, string>>,
): void {
  const head = [
    `HTTP/1.1 ${status}`,
    `content-type: ${refusal.contentType}`,
    `content-length: ${Buffer.byteLength(refusal.body)}`,
    'cache-control: no-store',
    'connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${refusal.body}`);
}

const refusals: Readonly<Record<string, readonly [string, string]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    `Intestazioni troppo lunghe: al massimo ${longestHeaders / 1024} kB.`,
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'La richiesta non è arrivata in tempo.'],
};

type ParserError = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

/** Bodies and headers of answers when no handler was reached. */
interface Unparsed {
  readonly callBody: RefusalBody;
  readonly always: Readonly<Record<string, string>>;
}

/** Requests that Node's parser refuses never reach a handler; they are answered here. */
function refuseBadRequest(error: ParserError, socket: Duplex, { callBody, always }: Unparsed): void {
  if (!socket.writable) return void socket.destroy();
  const [status, words] = refusals[error.code ?? ''] ?? [
    '400 Bad Request',
    'La richiesta non è HTTP valido.',
  ];
  // The path is known only when the beginning of the request is in the packet that was refused.
  const start = error.rawPacket?.subarray(0, 32).toString('latin1') ?? '';
  const body = /^[A-Z]+ \/api[/?\s]/.test(start) ? callBody : plainText;
  answerBare(socket, status, body(Number.parseInt(status, 10), words), always);
}

function listenProblem(error: NodeJS.ErrnoException, port: number, host: string | undefined): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartProblem({ code: 'port_taken', facts: { port, next: port + 1 } });
  }
  if (error.code === 'EACCES') {
    return new StartProblem({ code: 'port_forbidden', facts: { port } });
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartProblem({ code: 'host_elsewhere', facts: { host: host ?? '' } });
  }
  return error;
}

/**
 * Opens the port. Timeouts keep slow clients from holding connections. Calls under /api that cannot be parsed
 * are refused with callBody; `always` are the headers of all answers made without a handler.
 * @throws StartProblem when the port cannot be opened
 */
export async function openHttpServer(
  port: number,
  host: string | undefined,
  handler: NodeHandler,
  callBody: RefusalBody = plainText,
  always: Readonly<Record<string, string>> = {},
): Promise<HttpServer> {
  const server = createServer(
    {
      maxHeaderSize: longestHeaders,
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 2_000,
      noDelay: true,
    },
    handler,
  );
  server.on('clientError', (error, socket) => refuseBadRequest(error, socket, { callBody, always }));
  // Node passes CONNECT requests on without a response; the shop is not a proxy.
  server.on('connect', (_message, socket) => {
    socket.on('error', () => socket.destroy());
    answerBare(socket, '405 Method Not Allowed', plainText(405, 'Qui il metodo CONNECT non si usa.'), {
      ...always,
      allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    });
  });
  server.maxRequestsPerSocket = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenProblem(error, port, host)));
    server.listen({ port, ...(host === undefined ? {} : { host }) }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    server,
    close: (limitMs) => closeGracefully(server, limitMs),
  };
}

async function closeGracefully(server: Server, limitMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), limitMs);
  // Keep-alive connections become idle when their request ends: close them then instead of waiting.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearTimeout(cut);
  clearInterval(sweep);
}
