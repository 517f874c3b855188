import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBank } from './bank.ts';
import { controlCalls } from './control-calls.ts';
import type { SandboxBankControl } from './control.ts';
import { type BankAnswer, type BankRequest, json, readRequest, type Route } from './http/exchange.ts';
import { answerFaulty, type Faults } from './http/faults.ts';
import { bankTexts } from '@casamaestra/texts/service/bank-texts.ts';
import { browserLanguage } from './pages/page-language.ts';
import { wordsPage } from './pages/words-page.ts';
import { homePages } from './pages/home-page.ts';

export interface SandboxBankOptions {
  /** 0: any free port. */
  readonly port: number;
  /** Absent: loopback only. */
  readonly host?: string;
  /** URL for browsers; absent: the host name used by the client. */
  readonly publicUrl?: string;
  /** URL for Stripe's events; absent: none are sent. */
  readonly stripeWebhookUrl?: string;
}

export interface SandboxBank {
  /** Without a trailing slash. */
  readonly url: string;
  readonly port: number;
  readonly control: SandboxBankControl;
  close(): Promise<void>;
}

/**
 * Starts a bank that moves no money: calls, pages and notifications of Axerve and Stripe, for tests and
 * demos.
 */
export async function startSandboxBank(options: SandboxBankOptions): Promise<SandboxBank> {
  let url = '';
  const bank = createBank(() => url);
  const routes = [...bank.routes, ...controlCalls(bank.control), ...homePages(bank.control)];
  const server = createServer((message, response) => {
    void answer(routes, bank.faults, options.publicUrl, message, response);
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: options.port, host: options.host ?? '127.0.0.1' }, resolve);
  });
  const { port } = server.address() as AddressInfo;
  url = options.publicUrl ?? `http://localhost:${port}`;
  if (options.stripeWebhookUrl !== undefined) bank.control.stripeWebhookUrl(options.stripeWebhookUrl);
  return {
    url,
    port,
    control: bank.control,
    close: async () => {
      bank.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

function send(response: ServerResponse, { status, headers, body }: BankAnswer, head: boolean): void {
  if (response.destroyed) return;
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(head ? undefined : body);
}

/** Finds the route of a path, with its parameters. */
function routeFor(routes: readonly Route[], method: string, path: string) {
  for (const route of routes) {
    const match = route.method === method ? route.pattern.exec(path) : null;
    if (match !== null) return { route, groups: match.groups ?? {} };
  }
  return undefined;
}

function notFound(request: BankRequest): BankAnswer {
  const { path } = request;
  const message = `Unrecognized request URL (${path}).`;
  if (path.startsWith('/v1/')) return json(404, { error: { type: 'invalid_request_error', message } });
  if (path.startsWith('/api/'))
    return json(404, { error: { code: '9999', description: message }, payload: {} });
  const language = browserLanguage(request);
  const { nothing, nothingText } = bankTexts(language).said;
  return wordsPage(language, { title: nothing, text: nothingText, status: 404 });
}

async function answer(
  routes: readonly Route[],
  faults: Faults,
  publicUrl: string | undefined,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const head = message.method === 'HEAD';
  try {
    const request = await readRequest(message, publicUrl);
    if (request === undefined) {
      return send(response, json(413, { error: { code: '9999', message: 'too large' } }), head);
    }
    const found = routeFor(routes, head ? 'GET' : request.method, request.path);
    if (found === undefined) return send(response, notFound(request), head);
    const { route, groups } = found;
    const work = async () => route.answer(request, groups);
    await answerFaulty(response, faults.take(route.name), work, (ready) => send(response, ready, head));
  } catch (error) {
    process.stderr.write(`sandbox bank: ${error instanceof Error ? error.stack : String(error)}\n`);
    if (!response.headersSent)
      send(response, json(500, { error: { code: '9999', type: 'api_error' } }), head);
  }
}
