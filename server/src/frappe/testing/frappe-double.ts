import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { articles } from './double/catalogue.data.ts';
import { catalogueCalls } from './double/catalogue-calls.ts';
import { contentCalls } from './double/content-calls.ts';
import { customerCalls } from './double/customer-calls.ts';
import type { Calls, DoubleState } from './double/double-state.ts';
import { FrappeProblem, errorBody, forbidden, typeError, validation } from './double/frappe-errors.ts';
import { otherAddress } from './double/other-addresses.ts';
import { checkoutCalls } from './double/checkout-calls.ts';

export const doubleKey = 'double-key:double-secret';

/** A test double with only the calls of the Frappe API, with its data shapes and peculiarities. */
export interface FrappeDouble {
  readonly url: string;
  readonly state: DoubleState;
  /** Makes calls fail: every call whose name contains the text gets this answer. */
  readonly fail: (words: string, answer: { status: number; body: string } | null) => void;
  readonly close: () => Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown> | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  if (!(request.headers['content-type'] ?? '').startsWith('application/json') || text === '')
    return undefined;
  return JSON.parse(text) as Record<string, unknown>;
}

/**
 * The customer of the Jwt header: without one the call is refused with 417, an expired token breaks the
 * method.
 */
function customerFor(state: DoubleState, header: string | undefined) {
  const token = /^Bearer (\S+)$/.exec(header ?? '')?.[1];
  if (token === undefined) throw validation('Invalid JWT token: missing');
  const found = state.customers.get(state.tokens.get(token) ?? '');
  if (found === undefined) throw typeError("'NoneType' object is not subscriptable");
  return found;
}

const headerOf = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

async function answerCall(
  state: DoubleState,
  calls: Calls,
  request: IncomingMessage,
  url: URL,
): Promise<string> {
  const name = url.pathname.replace('/api/method/', '');
  const { method = 'GET' } = request;
  const query = Object.fromEntries(url.searchParams);
  const body = await bodyOf(request);
  const args = body ?? query;
  const [authorization, jwt] = [headerOf(request, 'authorization'), headerOf(request, 'jwt')];
  state.heard.push({ call: `${method} ${name}`, args, authorization, jwt });
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (call === undefined) throw new FrappeProblem(404, 'DoesNotExistError', `Failed to get method ${name}`);
  const authorized = authorization === `token ${doubleKey}`;
  if (!call.verbs.some((verb) => verb === method)) throw forbidden();
  const value = call.answer({ query, args, authorized, customer: () => customerFor(state, jwt) });
  return JSON.stringify(value === undefined ? {} : { message: value });
}

function problemOf(error: unknown): FrappeProblem {
  if (error instanceof FrappeProblem) return error;
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  return new FrappeProblem(500, name, message);
}

/** Starts a double on a free port. */
export async function openFrappeDouble(): Promise<FrappeDouble> {
  let port = 0;
  const state: DoubleState = {
    origin: () => `http://localhost:${port}`,
    shop: '',
    articles: articles(),
    customers: new Map(),
    tokens: new Map(),
    quotations: [],
    orders: [],
    reviews: [],
    heard: [],
  };
  const calls: Calls = {
    ...catalogueCalls(state),
    ...contentCalls(),
    ...customerCalls(state),
    ...checkoutCalls(state),
  };
  const failing = new Map<string, { status: number; body: string }>();
  const send = (response: ServerResponse, status: number, type: string, body: string) =>
    response.writeHead(status, { 'content-type': type }).end(body);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', state.origin());
    const broken = [...failing].find(([words]) => url.pathname.includes(words))?.[1];
    if (broken !== undefined) return send(response, broken.status, 'application/json', broken.body);
    const other = otherAddress(state, url);
    if (other !== undefined) return send(response, other.status, other.type, other.body);
    try {
      send(response, 200, 'application/json', await answerCall(state, calls, request, url));
    } catch (error) {
      const problem = problemOf(error);
      send(response, problem.status, 'application/json', errorBody(problem));
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, done));
  ({ port } = server.address() as AddressInfo);
  return {
    url: state.origin(),
    state,
    fail: (words, how) => void (how === null ? failing.delete(words) : failing.set(words, how)),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
