import type {
  CallRefusal,
  MethodOf,
  Operation,
  OperationInput,
  OperationOutput,
  CallOutcome,
} from '@casamaestra/contract/platform/operation.ts';
import type { RefusalName } from '@casamaestra/contract/platform/refusal-kinds.ts';

/** How calls tell who the shopper is; the account part sets it when it is loaded. */
export interface Identification {
  /** Adds what identifies to the headers; nothing for a guest. */
  readonly add: (headers: Headers) => Promise<void>;
  /**
   * After a call with these headers was refused because a login was missing: true when it is worth another try.
   */
  readonly renew: (headers: Headers) => Promise<boolean>;
}
let identification: Identification | undefined;

export function identifyCallsWith(identify: Identification): void {
  identification = identify;
}

interface CallOptions {
  /** Sent as nobody, whoever is logged in. */
  readonly anonymous?: boolean;
}

/** The service could not be asked, or did not answer as agreed: offline, restarting, a defect. */
export class ServiceUnreachable extends Error {
  /** Of the answer; undefined when there was none. */
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

/** Refusals by the class they travel as; any other is a failure. */
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
 * Calls the shop's own service from the browser. `method` is the dotted name of a POST call of the contract:
 * `callService<typeof quoteOperation>('casamaestra.cart.quote', { lines })`. Schemas stay on the server; the types
 * see to it that name and call belong together.
 * @throws ServiceUnreachable
 */
export async function callService<Op extends Change>(
  method: MethodOf<Op>,
  input: OperationInput<Op>,
  signal?: AbortSignal,
  { anonymous = false }: CallOptions = {},
): Promise<CallOutcome<OperationOutput<Op>>> {
  const headers = new Headers({ 'Content-Type': json, Accept: json });
  const identify = anonymous ? undefined : identification;
  await identify?.add(headers);
  const body = JSON.stringify(input);
  const request = { method: 'POST', headers, body };
  const outcome = await ask<Op>(method, request, signal);
  if (outcome.ok || outcome.refusal.name !== 'login_required') return outcome;
  if (!(await identify?.renew(headers))) return outcome;
  await identify?.add(headers);
  return ask<Op>(method, request, signal);
}

/**
 * Reads from the shop's own service as nobody: a GET call of the contract by its dotted name.
 * @throws ServiceUnreachable also when the call is refused
 */
export async function readService<Op extends Reading>(
  method: MethodOf<Op>,
  query: { readonly [Name in keyof OperationInput<Op>]?: string },
  signal?: AbortSignal,
): Promise<OperationOutput<Op>> {
  const words = new URLSearchParams(query as Record<string, string>).toString();
  const outcome = await ask<Op>(
    words === '' ? method : `${method}?${words}`,
    { headers: { Accept: json } },
    signal,
  );
  if (!outcome.ok) throw new ServiceUnreachable(`${method}: ${outcome.refusal.message}`);
  return outcome.value;
}

const json = 'application/json';

/** `asked` is the dotted name, with the query of a GET. */
async function ask<Op extends Operation>(
  asked: string,
  request: RequestInit,
  signal: AbortSignal | undefined,
): Promise<CallOutcome<OperationOutput<Op>>> {
  const response = await fetch(`/api/method/${asked}`, { ...request, signal: signal ?? null }).catch(
    (cause: unknown) => {
      if (signal?.aborted) throw cause;
      throw new ServiceUnreachable(asked, { cause });
    },
  );
  const { status } = response;
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null)
    throw new ServiceUnreachable(`${asked}: ${status}`, { status });
  if (response.ok) return { ok: true, value: (body as { message: OperationOutput<Op> }).message };
  const { exc_type: type = '', _error_message: message, field, code, facts } = body as ErrorBody;
  // A field at fault is no missing login: the password given again was wrong.
  const name = field && type === 'AuthenticationError' ? 'invalid_input' : refusalNames[type];
  if (name === undefined || message === undefined)
    throw new ServiceUnreachable(`${asked}: ${status} ${type}`, { status });
  return { ok: false, refusal: { name, message, code, facts, ...(field && { field }) } };
}
