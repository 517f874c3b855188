import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Refusal } from '@casamaestra/contract/platform/operation.ts';
import { refused } from '@casamaestra/contract/platform/operation.ts';
import { languages } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { refusalSentence } from '@casamaestra/texts/service/refusal-sentence.ts';
import { StartProblem } from '@casamaestra/commerce/platform/start-problem.ts';
import { sharedTurns } from './shared-turns.ts';

export type NodeHandler = (message: IncomingMessage, response: ServerResponse) => void;

export interface HttpServer {
  /** The actual port; differs from the requested one when that was 0. */
  readonly port: number;
  readonly server: Server;
  /** Stops accepting connections, waits up to the limit for running requests, then closes the rest. */
  close(limitMs: number): Promise<void>;
}

const longestHeaders = 32_768;

/** Body of an answer without a handler: JSON for calls, plain text otherwise. */
export type RefusalBody = (
  status: number,
  refusal: Refusal,
  isCall: boolean,
) => { readonly contentType: string; readonly body: string };

/** A refusal as plain text. */
export const textResponse = (refusal: Refusal, language: Language): ReturnType<RefusalBody> => ({
  contentType: 'text/plain; charset=utf-8',
  body: `${refusalSentence(refusal, language)}\n`,
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

const malformed = ['400 Bad Request', refused('request_malformed', {}).refusal] as const;
const refusals: Readonly<Record<string, readonly [status: string, refusal: Refusal]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    refused('headers_too_long', { most: longestHeaders / 1024 }).refusal,
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', refused('request_late', {}).refusal],
};

type ParserError = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

/** Bodies and headers of answers when no handler was reached. */
interface Unparsed {
  readonly refusalBody: RefusalBody;
  readonly always: Readonly<Record<string, string>>;
}

/** Requests that Node's parser refuses never reach a handler; they are answered here. */
function refuseBadRequest(error: ParserError, socket: Duplex, { refusalBody, always }: Unparsed): void {
  if (!socket.writable) return void socket.destroy();
  const [status, refusal] = refusals[error.code ?? ''] ?? malformed;
  // The path is known only when the beginning of the request is in the packet that was refused.
  const start = error.rawPacket?.subarray(0, 32).toString('latin1') ?? '';
  const isCall = /^[A-Z]+ \/api[/?\s]/.test(start);
  answerBare(socket, status, refusalBody(Number.parseInt(status, 10), refusal, isCall), always);
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
 * Opens the port. Timeouts keep slow clients from holding connections. Requests that cannot be parsed
 * are refused with refusalBody; `always` are the headers of all answers made without a handler.
 * @throws StartProblem when the port cannot be opened
 */
export async function openHttpServer(
  port: number,
  host: string | undefined,
  handler: NodeHandler,
  refusalBody: RefusalBody = (_status, refusal) => textResponse(refusal, languages[0]),
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
    sharedTurns(handler),
  );
  server.on('clientError', (error, socket) => refuseBadRequest(error, socket, { refusalBody, always }));
  // Node passes CONNECT requests on without a response; the shop is not a proxy.
  server.on('connect', (_message, socket) => {
    socket.on('error', () => socket.destroy());
    const { refusal } = refused('method_not_allowed', { method: 'CONNECT' });
    answerBare(socket, '405 Method Not Allowed', refusalBody(405, refusal, false), {
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
