import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdFrom } from './http/request-id.ts';
import type { Metrics } from './http/metrics.ts';
import type { Log } from '@casamaestra/commerce/platform/log/create-log.ts';
import { readTarget } from './request-target.ts';

/** One request and its response, with parsed target, for metrics and log. */
export interface Exchange {
  readonly message: IncomingMessage;
  readonly response: ServerResponse;
  readonly method: string;
  /** Whether the request target is unambiguous; others are refused at once. */
  readonly isClear: boolean;
  /** Percent-encoded, as sent. */
  readonly path: string;
  /** Without "?"; empty when there is none. */
  readonly query: string;
  readonly requestId: string;
  /** Label for metrics and log; set by whoever answers. */
  route: string;
  /** Log at debug level: for answers that cost nothing. */
  quiet: boolean;
}

/** First value of a header. */
export function headerOf(message: IncomingMessage, name: string): string | undefined {
  const value = message.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** With two Host headers, a proxy and this server may each use a different one. */
function namesOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1;
}

/** Parses the request once for all handlers. */
export function openExchange(message: IncomingMessage, response: ServerResponse): Exchange {
  const target = readTarget(message.url ?? '/');
  return {
    message,
    response,
    method: message.method ?? 'GET',
    isClear: target !== undefined && namesOneHost(message),
    path: target?.path ?? message.url ?? '/',
    query: target?.query ?? '',
    requestId: requestIdFrom(message.headers['x-request-id']),
    route: 'other',
    quiet: false,
  };
}

/** What follows in an address that opens by itself: a token of an order or a person. */
const tokenInPath = /^(\/api\/open\/[^/]+\/)[^/]+/;
/** Calls of the Frappe API name records in their path, also by an e-mail address. */
const addressInPath = /[^/]*(?:@|%40)[^/]*/gi;

/** The path without tokens and e-mail addresses, for the log. */
export const loggedPath = ({ path }: Pick<Exchange, 'path'>): string =>
  path.replace(tokenInPath, '$1…').replace(addressInPath, '…').slice(0, 200);

/**
 * Counts and logs an exchange when its answer was handed to the socket. Query strings are not logged: people
 * type names into them.
 */
export function noteWhenAnswered(exchange: Exchange, metrics: Metrics, log: Log): void {
  const began = performance.now();
  // Emitted only once: "on" avoids the wrapper of "once" for every cached page.
  exchange.response.on('close', () => {
    const elapsed = performance.now() - began;
    const { statusCode, writableFinished } = exchange.response;
    const status = writableFinished ? statusCode : 499;
    metrics.observe(exchange.route, exchange.method, status, elapsed / 1000);
    const level = status >= 500 ? 'error' : exchange.quiet ? 'debug' : 'info';
    if (!log.isLevelEnabled(level)) return;
    const { requestId, method, route } = exchange;
    log[level](
      { requestId, method, path: loggedPath(exchange), route, status, ms: Math.round(elapsed * 10) / 10 },
      'request',
    );
  });
}
