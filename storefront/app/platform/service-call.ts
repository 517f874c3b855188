import type {
  CallRefusal,
  MethodOf,
  Operation,
  OperationInput,
  OperationOutput,
  CallOutcome,
} from '@casamaestra/contract/platform/operation.ts';
import type { RefusalName } from '@casamaestra/contract/platform/refusal-kinds.ts';

/** How calls identify the shopper; set by the account scripts when they are loaded. */
export interface Identification {
  /** Adds the identifying headers; none for a guest. */
  readonly add: (headers: Headers) => Promise<void>;
  /**
   * Called after a call with these headers was refused for lack of a login; true when it should be retried.
   */
  readonly renew: (headers: Headers) => Promise<boolean>;
}
let identification: Identification | undefined;

export function identifyCallsWith(identify: Identification): void {
  identification = identify;
}

interface CallOptions {
  /** Sent without identification, even when logged in. */
  readonly anonymous?: boolean;
}

/** There was no valid answer: offline, the service is restarting, or an error. */
export class ServiceUnreachable extends Error {
  /** HTTP status; undefined when there was no answer. */
  readonly status: number | undefined;

  constructor(message: string, { cause, status }: { cause?: unknown; status?: number } = {}) {
    super(message, { cause });
    this.status = status;
  }
}

interface ErrorBody extends Pick<CallRefusal, 'code' | 'facts'> {
  readonly exc_type?: string;
  readonly _error_message?: string;
  readonly field?: string;
}

/** Refusal names by exception class; any other class is a failure. */
const refusalNames: Readonly<Record<string, RefusalName>> = {
  ValidationError: 'invalid_input',
  MandatoryError: 'missing_argument',
  DoesNotExistError: 'not_found',
  AuthenticationError: 'login_required',
  InvalidKeyError: 'invalid_input',
  PermissionError: 'not_permitted',
  DuplicateEntryError: 'duplicate',
  RateLimitExceededError: 'too_many_requests',
};

type Reading = Operation & { readonly verb: 'GET' };
type Change = Operation & { readonly verb: 'POST' };

/**
 * Calls the shop's service from the browser. `method` is the dotted name of a POST call of the contract:
 * `callService<typeof quoteOperation>('casamaestra.cart.quote', { lines })`. Schemas stay on the server; the
 * types ensure that name and call match.
 * @throws ServiceUnreachable
 */
export async function callService<Op extends Change>(
  method: MethodOf<Op>,
  input: OperationInput<Op>,
  signal?: AbortSignal,
  { anonymous = false }: CallOptions = {},
): Promise<CallOutcome<OperationOutput<Op>>> {
  const headers = new Headers({ 'Content-Type': json, Accept: json });
  const request = { method: 'POST', headers, body: JSON.stringify(input) };
  return askIdentified<Op>(`${calls}${method}`, request, anonymous ? undefined : identification, signal);
}

/**
 * Sends a form with files to a path of the service, identified as calls are.
 * @throws ServiceUnreachable
 */
export const sendForm = (path: string, form: FormData): Promise<CallOutcome<unknown>> =>
  askIdentified(path, { method: 'POST', headers: new Headers({ Accept: json }), body: form }, identification);

async function askIdentified<Op extends Operation>(
  path: string,
  request: RequestInit & { readonly headers: Headers },
  identify: Identification | undefined,
  signal?: AbortSignal,
): Promise<CallOutcome<OperationOutput<Op>>> {
  const { headers } = request;
  await identify?.add(headers);
  const outcome = await ask<Op>(path, request, signal);
  if (outcome.ok || outcome.refusal.name !== 'login_required') return outcome;
  if (!(await identify?.renew(headers))) return outcome;
  await identify?.add(headers);
  return ask<Op>(path, request, signal);
}

/**
 * Calls a GET call of the contract by its dotted name, without identification.
 * @throws ServiceUnreachable also when the call is refused
 */
export async function readService<Op extends Reading>(
  method: MethodOf<Op>,
  query: { readonly [Name in keyof OperationInput<Op>]?: string },
  signal?: AbortSignal,
): Promise<OperationOutput<Op>> {
  const words = new URLSearchParams(query as Record<string, string>).toString();
  const outcome = await ask<Op>(
    calls + (words === '' ? method : `${method}?${words}`),
    { headers: { Accept: json } },
    signal,
  );
  if (!outcome.ok) throw new ServiceUnreachable(`${method}: ${outcome.refusal.message}`);
  return outcome.value;
}

const json = 'application/json';
const calls = '/api/method/';

/** `asked` is a path, for GET with the query. */
async function ask<Op extends Operation>(
  asked: string,
  request: RequestInit,
  signal: AbortSignal | undefined,
): Promise<CallOutcome<OperationOutput<Op>>> {
  const response = await fetch(asked, { ...request, signal: signal ?? null }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new ServiceUnreachable(asked, { cause });
  });
  const { status } = response;
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null)
    throw new ServiceUnreachable(`${asked}: ${status}`, { status });
  if (response.ok) return { ok: true, value: (body as { message: OperationOutput<Op> }).message };
  const { exc_type: type = '', _error_message: message, field, code, facts } = body as ErrorBody;
  // With a field, it is a wrong password given again, not a missing login.
  const name = field && type === 'AuthenticationError' ? 'invalid_input' : refusalNames[type];
  if (name === undefined || message === undefined)
    throw new ServiceUnreachable(`${asked}: ${status} ${type}`, { status });
  return { ok: false, refusal: { name, message, code, facts, ...(field && { field }) } };
}
