import { AsyncLocalStorage } from 'node:async_hooks';

/** Facts of a span: fixed names, patterns and numbers, never what people typed. */
export type SpanFacts = Readonly<Record<string, string | number>>;

export type SpanKind = 'server' | 'client' | 'internal';

/** A piece of work being timed. */
export interface Span {
  /** The W3C header that makes the work of another process a part of this one. */
  readonly traceparent: string;
  /** Adds facts; `name` once it is known what the work was. */
  set(facts: SpanFacts, name?: string): void;
  /** Ends it; `failure` is the name of what went wrong, never its message, which may quote a person. */
  end(failure?: string): void;
}

/** Where spans go. This module knows no library: without a receiver none is loaded. */
export interface Tracing {
  /** `parent`: a span of this process, or the header of another. */
  start(name: string, kind: SpanKind, facts: SpanFacts, parent?: Span | string): Span;
}

interface Current {
  readonly tracing: Tracing;
  readonly span: Span;
  /** Of a request: jobs ask the database far too often to tell each statement. */
  readonly tellsStatements: boolean;
}

const current = new AsyncLocalStorage<Current>();

/** Does work as a part of a span; whatever it awaits finds the span as its parent. */
export const within = <Result>(
  tracing: Tracing,
  span: Span,
  work: () => Result,
  tellsStatements = current.getStore()?.tellsStatements ?? false,
): Result => current.run({ tracing, span, tellsStatements }, work);

const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};

/** Times work under a span of its own; it fails when the work throws. */
export async function traced<Result>(
  tracing: Tracing,
  span: Span,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  let failure: string | undefined;
  try {
    return await within(tracing, span, () => work(span));
  } catch (error) {
    failure = nameOf(error);
    throw error;
  } finally {
    span.end(failure);
  }
}

/** Times work as a part of what is being done now; without tracing it is only done. */
export async function spanned<Result>(
  name: string,
  kind: SpanKind,
  facts: SpanFacts,
  work: (span?: Span) => Promise<Result>,
): Promise<Result> {
  const now = current.getStore();
  if (now === undefined) return work();
  return traced(now.tracing, now.tracing.start(name, kind, facts, now.span), work);
}

/** A statement to the database that a request waits for; undefined when it is not timed. */
export function openStatement(): Span | undefined {
  const now = current.getStore();
  if (now?.tellsStatements !== true) return undefined;
  return now.tracing.start('statement', 'client', { 'db.system.name': 'postgresql' }, now.span);
}

/** The header for a call to a process of this shop; nothing without tracing. */
export function traceHeaders(): Record<string, string> {
  const now = current.getStore();
  return now === undefined ? {} : { traceparent: now.span.traceparent };
}

/** One call to a service of others: host and method are told, path and query may name a person. No redirect is followed. */
export async function spannedFetch(
  what: string,
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  const sent = { ...init, redirect: 'error' } as const;
  if (current.getStore() === undefined) return fetch(input, sent);
  const url = new URL(input instanceof Request ? input.url : input);
  const method = init.method ?? (input instanceof Request ? input.method : 'GET');
  const facts = { 'http.request.method': method, 'server.address': url.hostname, 'peer.service': what };
  return spanned(`${method} ${what}`, 'client', facts, async (span) => {
    const answer = await fetch(input, sent);
    span?.set({ 'http.response.status_code': answer.status });
    return answer;
  });
}
