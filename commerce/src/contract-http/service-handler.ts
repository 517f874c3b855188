import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Log } from '../platform/log/create-log.ts';
import type { RawAnswer, RawCall, RawHandler, WebHandler } from '../platform/http/raw-call.ts';
import { createAnswerCache } from './answer-cache.ts';
import { documentPages } from './documents.ts';
import type { Endpoint, JsonBytes } from './endpoint.ts';
import { readArguments, readQuery } from './read-arguments.ts';
import { defectAnswer, refusalAnswer } from './refusal-answer.ts';
import { createRouteTable } from './route-table.ts';

/** Answers may be kept by a browser but are asked about again: prices and stock move. */
const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' } as const;

export interface ServiceHandlerOptions {
  readonly endpoints: readonly Endpoint[];
  readonly log: Log;
  /** Changes with anything an answer may show. */
  readonly version: () => string;
  /** Memory for whole answers, in bytes; 0 keeps none. */
  readonly answerCacheBytes: number;
}

export interface ServiceHandler {
  /** GET and HEAD without web objects; undefined leaves other calls to `web`. */
  readonly raw: RawHandler;
  readonly web: WebHandler;
  /** Forgets kept answers. */
  forgetAnswers(): void;
}

function envelope(endpoint: Endpoint, outcome: Outcome<unknown>): Outcome<JsonBytes> {
  if (!outcome.ok) return outcome;
  // A call that returns nothing answers {} at the provider.
  const body = outcome.value === undefined ? {} : { [endpoint.operation.envelope]: outcome.value };
  return { ok: true, value: { body: JSON.stringify(body), keep: true } };
}

function respond(endpoint: Endpoint, args: Record<string, unknown>): Outcome<JsonBytes> | Promise<Outcome<JsonBytes>> {
  if (endpoint.answerJson !== undefined) return endpoint.answerJson(args);
  return endpoint.answer(args).then((outcome) => envelope(endpoint, outcome));
}

const unknownCall = (accept: string | undefined): RawAnswer =>
  refusalAnswer({ name: 'not_found', message: 'Questa chiamata non esiste. L’elenco è in /api/docs.' }, accept);

/** The provider refuses a wrong verb as a missing permission. */
function wrongVerb(endpoint: Endpoint, accept: string | undefined): RawAnswer {
  const { verb } = endpoint.operation;
  const answer = refusalAnswer({ name: 'not_permitted', message: `Questa chiamata si fa con ${verb}.` }, accept);
  return { ...answer, headers: { ...answer.headers, allow: verb === 'GET' ? 'GET, HEAD' : verb } };
}

const allows = (endpoint: Endpoint, method: string) =>
  endpoint.anyVerb === true || endpoint.operation.verb === (method === 'HEAD' ? 'GET' : method);

/** Serves every call of the contract at the provider's paths, and the documents that describe them. */
export function createServiceHandler({ endpoints, log, version, answerCacheBytes }: ServiceHandlerOptions): ServiceHandler {
  const find = createRouteTable(endpoints);
  const cache = createAnswerCache(answerCacheBytes, version);
  const documents = documentPages(endpoints.map((endpoint) => endpoint.operation));

  function success(endpoint: Endpoint, json: JsonBytes): RawAnswer {
    return { status: 200, headers: jsonHeaders, body: json.body, route: endpoint.operation.name };
  }

  function defect(endpoint: Endpoint, error: unknown, call: Pick<RawCall, 'requestId' | 'header'>): RawAnswer {
    log.error({ err: error, operation: endpoint.operation.name, requestId: call.requestId }, 'a call failed');
    return { ...defectAnswer(call.header('accept')), route: endpoint.operation.name };
  }

  function finish(endpoint: Endpoint, outcome: Outcome<JsonBytes>, accept: string | undefined): RawAnswer {
    if (outcome.ok) return success(endpoint, outcome.value);
    return { ...refusalAnswer(outcome.refusal, accept), route: endpoint.operation.name };
  }

  function answerGet(endpoint: Endpoint, call: RawCall): RawAnswer | Promise<RawAnswer> {
    const keptAnswer = endpoint.cached === true ? cache.get(endpoint, call.query) : undefined;
    if (keptAnswer !== undefined) return keptAnswer;
    const asOf = version();
    const conclude = (outcome: Outcome<JsonBytes>): RawAnswer => {
      const answer = finish(endpoint, outcome, call.header('accept'));
      if (outcome.ok && endpoint.cached === true && outcome.value.keep) cache.set(endpoint, call.query, answer, asOf);
      return answer;
    };
    try {
      const outcome = respond(endpoint, readQuery(call.query));
      if (!(outcome instanceof Promise)) return conclude(outcome);
      return outcome.then(conclude).catch((error: unknown) => defect(endpoint, error, call));
    } catch (error) {
      return defect(endpoint, error, call);
    }
  }

  function raw(call: RawCall): RawAnswer | Promise<RawAnswer> | undefined {
    const document = documents.get(call.path);
    if (document !== undefined) return document();
    const endpoint = find(call.path);
    const accept = call.header('accept');
    if (endpoint === undefined) return call.path.startsWith('/api/') || call.path === '/api' ? unknownCall(accept) : undefined;
    return allows(endpoint, 'GET') ? answerGet(endpoint, call) : wrongVerb(endpoint, accept);
  }

  async function answerWithBody(request: Request, path: string, query: string): Promise<RawAnswer> {
    const accept = request.headers.get('accept') ?? undefined;
    const endpoint = find(path);
    if (endpoint === undefined) return unknownCall(accept);
    if (!allows(endpoint, request.method)) return wrongVerb(endpoint, accept);
    const header = (name: string) => request.headers.get(name) ?? undefined;
    try {
      const args = await readArguments(request, query, endpoint.readsQuery === true);
      if (!args.ok) return refusalAnswer(args.refusal, accept);
      return finish(endpoint, await respond(endpoint, { ...args.value }), accept);
    } catch (error) {
      return defect(endpoint, error, { header, requestId: header('x-request-id') ?? '' });
    }
  }

  async function web(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const query = search.slice(1);
    const header = (name: string) => request.headers.get(name) ?? undefined;
    const plain = request.method === 'GET' || request.method === 'HEAD';
    const answer = plain
      ? ((await raw({ method: request.method, path: pathname, query, requestId: header('x-request-id') ?? '', header })) ??
        unknownCall(header('accept')))
      : await answerWithBody(request, pathname, query);
    const body = typeof answer.body === 'string' ? answer.body : new Uint8Array(answer.body);
    return new Response(request.method === 'HEAD' ? null : body, { status: answer.status, headers: answer.headers });
  }

  return { raw, web, forgetAnswers: cache.clear };
}
