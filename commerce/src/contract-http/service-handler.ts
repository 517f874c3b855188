import { previewIn } from '@casamaestra/contract/content/preview-cookie.ts';
import type { OfferedLanguages } from '@casamaestra/texts/languages.ts';
import { serviceRefusals } from '@casamaestra/contract/platform/call.refusals.ts';
import { listingTags } from '@casamaestra/contract/platform/page-tags.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome, Refusal } from '@casamaestra/contract/platform/operation.ts';
import type { RefusalName } from '@casamaestra/contract/platform/refusal-kinds.ts';
import type { Log } from '../platform/log/create-log.ts';
import { StartProblem } from '../platform/start-problem.ts';
import { isDatabaseOutage } from '../platform/database/database-outage.ts';
import type { RawAnswer, RawCall, RawHandler, SharedAnswer, WebHandler } from '../platform/http/raw-call.ts';
import { absolutePictures } from './absolute-pictures.ts';
import { createAnswerCache } from './answer-cache.ts';
import { callerOf } from './caller.ts';
import type { Caller } from './caller.ts';
import { documentPages } from './documents.ts';
import type { Endpoint, JsonBytes } from './endpoint.ts';
import { readArguments, readQuery } from './read-arguments.ts';
import { defectAnswer, outageAnswer, refusalAnswer } from './refusal-answer.ts';
import { readerOf } from './reader.ts';
import type { Reader } from './reader.ts';
import { createRouteTable } from './route-table.ts';
import type { FoundEndpoint } from './route-table.ts';
import { findWebRoute } from './web-route.ts';
import type { WebRoute } from './web-route.ts';

const contentType = 'application/json; charset=utf-8';
const ownCallPrefix = '/api/method/casamaestra.';
/** Log message for a refusal code that the call does not declare: a defect of the contract. */
export const undeclaredRefusal = 'a refusal is not declared';
/** First character of cache keys of answers with absolute URLs; no query contains it. */
const absoluteMark = '#';
/** Beginning of cache keys of answers with sentences, followed by the language; no query contains it. */
const languageMark = '# ';
/** A browser may cache it but must revalidate: prices and stock change. */
const sharedHeaders = {
  'content-type': contentType,
  'cache-control': 'no-cache',
  vary: 'sec-fetch-site',
} as const;
/** The same for answers with sentences in the language chosen by a cookie. */
const spokenHeaders = { ...sharedHeaders, vary: 'sec-fetch-site, cookie' } as const;
/** For answers made for one caller or one moment: not cached anywhere. */
const ownHeaders = { 'content-type': contentType, 'cache-control': 'no-store' } as const;

/** Called for every refused call. */
export type LogRefusal = (
  operation: string,
  refusal: RefusalName,
  call: Pick<RawCall, 'header' | 'requestId'>,
) => void;

export interface ServiceHandlerOptions {
  /** Title of the API documentation. */
  readonly shopName: string;
  readonly languages: OfferedLanguages;
  readonly endpoints: readonly Endpoint[];
  /** Routes outside the contract. */
  readonly routes?: readonly WebRoute[];
  readonly log: Log;
  /** Changes with everything an answer may show. */
  readonly version: () => string;
  /** Base address for picture URLs, depending on the caller; undefined: URLs are relative. */
  readonly pictureHost?: (caller: Pick<RawCall, 'header'>) => string | undefined;
  /** Size of the response cache in bytes; 0 turns it off. */
  readonly answerCacheBytes: number;
  /** Whether /api/docs and /api/openapi.json are served. */
  readonly described: boolean;
  readonly logRefusal?: LogRefusal;
}

export interface ServiceHandler {
  /** GET and HEAD without web Request and Response objects; undefined leaves other requests to `web`. */
  readonly raw: RawHandler;
  readonly web: WebHandler;
}

function envelope(endpoint: Endpoint, outcome: Outcome<unknown>): Outcome<JsonBytes> {
  if (!outcome.ok) return outcome;
  // A call that returns nothing answers {} in the Frappe API.
  const body = outcome.value === undefined ? {} : { [endpoint.operation.envelope]: outcome.value };
  return { ok: true, value: { body: JSON.stringify(body), keep: true } };
}

function respond(
  endpoint: Endpoint,
  args: Record<string, unknown>,
  caller: Caller,
): Outcome<JsonBytes> | Promise<Outcome<JsonBytes>> {
  if (endpoint.answerJson !== undefined) return endpoint.answerJson(args, caller);
  return endpoint.answer(args, caller).then((outcome) => envelope(endpoint, outcome));
}

const unknownCall = (reader: Reader): RawAnswer => refusalAnswer(refused('call_unknown', {}).refusal, reader);

/** As in the Frappe API, a wrong HTTP method is refused like a missing permission. */
function wrongVerb(endpoint: Endpoint, reader: Reader): RawAnswer {
  const { verb } = endpoint.operation;
  const answer = refusalAnswer(refused('verb_wrong', { verbs: [verb] }).refusal, reader);
  const allow = verb === 'GET' ? 'GET, HEAD' : endpoint.alsoPut === true ? `${verb}, PUT` : verb;
  return { ...answer, headers: { ...answer.headers, allow } };
}

const allows = (endpoint: Endpoint, method: string) =>
  endpoint.anyVerb === true ||
  (endpoint.alsoPut === true && method === 'PUT') ||
  endpoint.operation.verb === (method === 'HEAD' ? 'GET' : method);

/**
 * Adds parameters from the path in front of the query: of a repeated name the first value counts, so the
 * query cannot override them.
 */
const withQuery = (call: RawCall, said: string): RawCall => ({
  ...call,
  query: call.query === '' ? said : `${said}&${call.query}`,
  header: (name) => call.header(name),
});

const headerOf = (request: Request) => (name: string) => request.headers.get(name) ?? undefined;

interface FailedAnswer {
  readonly route: string;
  readonly requestId: string;
  readonly reader: Reader;
}

/** Whether the bucket of pictures and documents refused: a person has to see to it, and asking again may help then. */
const isBucketOutage = (err: unknown) => err instanceof StartProblem && err.finding.code === 'bucket_refuses';

/** The response to an unexpected failure; the cause has been logged. */
function answerFailure(log: Log, err: unknown, { route, requestId, reader }: FailedAnswer): RawAnswer {
  const bucket = isBucketOutage(err);
  const outage = bucket || isDatabaseOutage(err);
  const fields = { err, operation: route, requestId };
  if (bucket) log.error(fields, 'the bucket of files refuses');
  else if (outage) log.warn(fields, 'the database is away');
  else log.error(fields, 'a call failed');
  return { ...(outage ? outageAnswer(reader) : defectAnswer(reader)), route };
}

/** Dispatches calls to their endpoints; unexpected failures are logged and answered as 500 or 503. */
class Service {
  readonly #find: (path: string) => FoundEndpoint | undefined;
  readonly #cache: ReturnType<typeof createAnswerCache>;
  readonly #version: () => string;
  readonly #log: Log;
  readonly #languages: OfferedLanguages;
  readonly #pictureHost: ServiceHandlerOptions['pictureHost'];
  readonly #noteRefusal: LogRefusal | undefined;

  constructor(options: ServiceHandlerOptions) {
    const { endpoints, log, version, answerCacheBytes } = options;
    this.#pictureHost = options.pictureHost;
    this.#noteRefusal = options.logRefusal;
    this.#find = createRouteTable(endpoints);
    this.#cache = createAnswerCache(answerCacheBytes, version);
    this.#version = version;
    this.#log = log;
    this.#languages = options.languages;
  }

  readonly #reader = (header: (name: string) => string | undefined): Reader =>
    readerOf(header, this.#languages);

  #note(
    { name, refusals }: Endpoint['operation'],
    refusal: Refusal,
    call: Pick<RawCall, 'header' | 'requestId'>,
  ): void {
    const { code } = refusal;
    if (!refusals.includes(code) && !Object.hasOwn(serviceRefusals, code))
      this.#log.error({ operation: name, code, requestId: call.requestId }, undeclaredRefusal);
    this.#noteRefusal?.(name, refusal.name, call);
  }

  #failure(
    endpoint: Endpoint,
    error: unknown,
    { requestId, header }: Pick<RawCall, 'requestId' | 'header'>,
  ): RawAnswer {
    const route = endpoint.operation.name;
    return answerFailure(this.#log, error, { route, requestId, reader: this.#reader(header) });
  }

  /** Base address for picture URLs in answers of the Frappe API; undefined: relative URLs. */
  #hostOf({ operation }: Endpoint, call: Pick<RawCall, 'header'>): string | undefined {
    return operation.path.startsWith(ownCallPrefix) ? undefined : this.#pictureHost?.(call);
  }

  /** How caches in front of the shop may keep an answer; undefined: not at all. */
  #shared(endpoint: Endpoint, { keep, sentences }: JsonBytes): SharedAnswer | undefined {
    if (endpoint.shared !== true || !keep) return undefined;
    const byCaller = !endpoint.operation.path.startsWith(ownCallPrefix);
    return { tags: listingTags(), byCaller, byLanguage: sentences === true };
  }

  #finish(
    endpoint: Endpoint,
    outcome: Outcome<JsonBytes>,
    call: Pick<RawCall, 'header' | 'requestId'>,
    mayKeep = endpoint.cached === true,
  ): RawAnswer {
    const route = endpoint.operation.name;
    if (!outcome.ok) {
      this.#note(endpoint.operation, outcome.refusal, call);
      const reader = this.#reader((name) => call.header(name));
      return { ...refusalAnswer(outcome.refusal, reader, endpoint.saysFailed), route };
    }
    const { body, keep, sentences } = outcome.value;
    const shared = sentences === true ? spokenHeaders : sharedHeaders;
    const headers = mayKeep && keep ? shared : ownHeaders;
    const host = this.#hostOf(endpoint, call);
    return { status: 200, headers, body: host === undefined ? body : absolutePictures(body, host), route };
  }

  #answerGet(endpoint: Endpoint, call: RawCall): RawAnswer | Promise<RawAnswer> {
    // Who sees a preview of content is answered alone.
    const cached = endpoint.cached === true && previewIn(call.header('cookie')) === undefined;
    const relative = !cached || this.#hostOf(endpoint, call) === undefined;
    const key = relative ? call.query : `${absoluteMark}${call.query}`;
    const inLanguage = () => `${languageMark}${callerOf(call, [], this.#languages).language} ${key}`;
    const kept = cached
      ? (this.#cache.get(endpoint, key) ?? this.#cache.get(endpoint, inLanguage()))
      : undefined;
    if (kept !== undefined) return kept;
    const asOf = this.#version();
    const conclude = (outcome: Outcome<JsonBytes>): RawAnswer => {
      const finished = this.#finish(endpoint, outcome, call, cached);
      if (!cached || !outcome.ok || !outcome.value.keep) return finished;
      // What changed while it was made may be in it as it was: nobody else is to get it.
      const shared = this.#version() === asOf ? this.#shared(endpoint, outcome.value) : undefined;
      const answer = shared === undefined ? finished : { ...finished, shared };
      this.#cache.set(endpoint, outcome.value.sentences === true ? inLanguage() : key, answer, asOf);
      return answer;
    };
    try {
      const outcome = respond(endpoint, readQuery(call.query), callerOf(call, [], this.#languages));
      if (!(outcome instanceof Promise)) return conclude(outcome);
      return outcome.then(conclude).catch((error: unknown) => this.#failure(endpoint, error, call));
    } catch (error) {
      return this.#failure(endpoint, error, call);
    }
  }

  /** GET and HEAD; undefined for paths that are not calls. */
  get(call: RawCall): RawAnswer | Promise<RawAnswer> | undefined {
    const found = this.#find(call.path);
    const reader = () => this.#reader((name) => call.header(name));
    if (found === undefined) return /^\/api(?:\/|$)/.test(call.path) ? unknownCall(reader()) : undefined;
    const { endpoint } = found;
    if (!allows(endpoint, 'GET')) return wrongVerb(endpoint, reader());
    return this.#answerGet(endpoint, found.query === '' ? call : withQuery(call, found.query));
  }

  /** All other methods. */
  async send(request: Request, path: string, query: string): Promise<RawAnswer> {
    const header = headerOf(request);
    const endpoint = this.#find(path)?.endpoint;
    if (endpoint === undefined) return unknownCall(this.#reader(header));
    if (!allows(endpoint, request.method)) return wrongVerb(endpoint, this.#reader(header));
    const requestId = header('x-request-id') ?? '';
    const cookies: string[] = [];
    try {
      const args =
        endpoint.rawBody === true
          ? accepted({ body: await request.text() })
          : await readArguments(request, query, endpoint);
      const outcome = args.ok
        ? await respond(
            endpoint,
            { ...args.value },
            callerOf({ header, requestId }, cookies, this.#languages),
          )
        : args;
      return { ...this.#finish(endpoint, outcome, { header, requestId }), cookies };
    } catch (error) {
      return this.#failure(endpoint, error, { header, requestId });
    }
  }
}

/** Runs a route outside the contract; failures are answered like those of calls. */
async function answerRoute(
  route: WebRoute,
  request: Request,
  { log, languages }: Pick<ServiceHandlerOptions, 'log' | 'languages'>,
): Promise<Response> {
  const reader = readerOf((name) => request.headers.get(name), languages);
  const finish = ({ status, headers, body }: RawAnswer): Response =>
    new Response(typeof body === 'string' ? body : new Uint8Array(body), { status, headers });
  const verb = request.method === 'HEAD' ? 'GET' : request.method;
  if (!route.methods.some((method) => method === verb)) {
    return finish(refusalAnswer(refused('verb_wrong', { verbs: route.methods }).refusal, reader));
  }
  try {
    const response = await route.handle(request);
    response.headers.set('x-route', route.name);
    return response;
  } catch (error) {
    const requestId = request.headers.get('x-request-id') ?? '';
    return finish(answerFailure(log, error, { route: route.name, requestId, reader }));
  }
}

/** Serves every call of the contract at its paths, and the API documentation. */
export function createServiceHandler(options: ServiceHandlerOptions): ServiceHandler {
  const service = new Service(options);
  const documents = documentPages(
    // The calls of the back office are the shop's own affair.
    options.endpoints.map(({ operation }) => operation).filter((operation) => !('permission' in operation)),
    options.shopName,
    options.languages,
  );
  const { routes = [] } = options;
  const raw: RawHandler = (call) =>
    findWebRoute(routes, call.path) === undefined
      ? ((options.described ? documents.get(call.path)?.(call) : undefined) ?? service.get(call))
      : undefined;

  async function answerRequest(request: Request): Promise<RawAnswer> {
    const { pathname: path, search } = new URL(request.url);
    const query = search.slice(1);
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD') return service.send(request, path, query);
    const header = headerOf(request);
    const answer = await raw({ method, path, query, requestId: header('x-request-id') ?? '', header });
    return answer ?? unknownCall(readerOf(header, options.languages));
  }

  async function web(request: Request): Promise<Response> {
    const own = findWebRoute(routes, new URL(request.url).pathname);
    if (own !== undefined) return answerRoute(own, request, options);
    const { status, headers: fields, body, route, cookies = [] } = await answerRequest(request);
    const headers = new Headers(fields);
    if (route !== undefined) headers.set('x-route', route);
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    const init = { status, headers };
    if (request.method === 'HEAD') return new Response(null, init);
    return new Response(typeof body === 'string' ? body : new Uint8Array(body), init);
  }

  return { raw, web };
}
