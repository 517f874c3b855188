import { type Tracing, within } from '@casamaestra/commerce/platform/tracing/tracing.ts';
import { type Exchange, headerOf } from '../exchange.ts';
import { knownMethods } from '../known-methods.ts';

/**
 * Answers a request under a span of its own, a part of the caller's trace when it names one. The span tells the
 * pattern of the route, never the address: that may hold a link's token or what people typed.
 */
export function traceRequest(
  exchange: Exchange,
  tracing: Tracing | undefined,
  scheme: string,
  answer: () => void,
): void {
  if (tracing === undefined) return answer();
  const { message, response } = exchange;
  const method = knownMethods.includes(exchange.method) ? exchange.method : '_OTHER';
  const facts = { 'http.request.method': method, 'url.scheme': scheme };
  const span = tracing.start(method, 'server', facts, headerOf(message, 'traceparent'));
  response.on('close', () => {
    const { statusCode, writableFinished } = response;
    const status = writableFinished ? statusCode : 499;
    const { route } = exchange;
    span.set({ 'http.route': route, 'http.response.status_code': status }, `${method} ${route}`);
    span.end(status >= 500 ? String(status) : undefined);
  });
  return within(tracing, span, answer, true);
}
