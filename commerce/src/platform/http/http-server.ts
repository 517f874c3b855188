import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { StartProblem } from '../start-problem.ts';

export type NodeHandler = (message: IncomingMessage, response: ServerResponse) => void;

export interface HttpServer {
  /** Port really taken; differs from the one asked for when that was 0. */
  readonly port: number;
  readonly server: Server;
  /** Stops accepting, waits for requests in flight up to the limit, then cuts what is left. */
  close(limitMs: number): Promise<void>;
}

const longestHeaders = 32_768;

/** Requests Node's parser refuses never reach a handler; they are answered here, in words. */
function refuseBadRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const [status, text] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? [
          '431 Request Header Fields Too Large',
          `Intestazioni troppo lunghe: al massimo ${longestHeaders / 1024} kB.`,
        ]
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'La richiesta non è arrivata in tempo.']
        : ['400 Bad Request', 'La richiesta non è HTTP valido.'];
  const body = Buffer.from(`${text}\n`);
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: text/plain; charset=utf-8',
    `content-length: ${body.length}`,
    'connection: close',
  ];
  socket.end(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]));
}

function listenProblem(error: NodeJS.ErrnoException, port: number, host: string | undefined): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartProblem(`la porta ${port} è già occupata da un altro programma.`, [
      `scegli un’altra porta: PORT=${port + 1} npm start`,
      `oppure scopri chi la usa: lsof -i :${port}`,
    ]);
  }
  if (error.code === 'EACCES') {
    return new StartProblem(`questo utente non può aprire la porta ${port}.`, [
      'scegli una porta da 1024 in su: PORT=3000 npm start',
    ]);
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartProblem(`HOST: trovato "${host}", che non è un indirizzo di questa macchina.`, [
      'togli HOST per ascoltare su tutte le interfacce',
    ]);
  }
  return error;
}

/** Opens the port. Timeouts keep slow clients from holding connections. @throws StartProblem when the port cannot be had */
export async function openHttpServer(
  port: number,
  host: string | undefined,
  handler: NodeHandler,
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
  server.on('clientError', refuseBadRequest);
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
  // Keep-alive connections become idle when their request ends; they are not waited for.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearTimeout(cut);
  clearInterval(sweep);
}
