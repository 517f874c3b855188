import type {
  Operation,
  OperationInput,
  OperationOutput,
  Outcome,
  RefusalName,
} from '@casamaestra/contract/platform/operation.ts';

/** How calls tell who the shopper is; the account part sets it when it is loaded. */
export interface Identification {
  /** Adds what identifies to the headers; nothing for a guest. */
  readonly add: (headers: Headers) => Promise<void>;
  /** After a call with these headers was refused for want of a login: true when it is worth another try. */
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

interface ErrorBody {
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

/**
 * Calls the shop's own service from the browser. `method` is the dotted name of a POST call of the contract:
 * `callService<typeof quoteOperation>('casamaestra.cart.quote', { lines })`. Schemas stay on the server.
 * @throws ServiceUnreachable
 */
export async function callService<Op extends Operation>(
  method: string,
  input: OperationInput<Op>,
  signal?: AbortSignal,
  { anonymous = false }: CallOptions = {},
): Promise<Outcome<OperationOutput<Op>>> {
  const headers = new Headers({ 'Content-Type': 'application/json', Accept: 'application/json' });
  const identify = anonymous ? undefined : identification;
  await identify?.add(headers);
  const outcome = await send<Op>(method, input, headers, signal);
  if (outcome.ok || outcome.refusal.name !== 'login_required') return outcome;
  if (!(await identify?.renew(headers))) return outcome;
  await identify?.add(headers);
  return send<Op>(method, input, headers, signal);
}

async function send<Op extends Operation>(
  method: string,
  input: OperationInput<Op>,
  headers: Headers,
  signal: AbortSignal | undefined,
): Promise<Outcome<OperationOutput<Op>>> {
  const request = { method: 'POST', headers, body: JSON.stringify(input), ...(signal ? { signal } : {}) };
  const response = await fetch(`/api/method/${method}`, request).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new ServiceUnreachable(method, { cause });
  });
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null)
    throw new ServiceUnreachable(`${method}: ${response.status}`, { status: response.status });
  if (response.ok) return { ok: true, value: (body as { message: OperationOutput<Op> }).message };
  const { exc_type: type = '', _error_message: message, field } = body as ErrorBody;
  // A field at fault is no missing login: the password given again was wrong.
  const name = field && type === 'AuthenticationError' ? 'invalid_input' : refusalNames[type];
  if (name === undefined || message === undefined)
    throw new ServiceUnreachable(`${method}: ${response.status} ${type}`, { status: response.status });
  return { ok: false, refusal: field === undefined ? { name, message } : { name, message, field } };
}
