import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { RefusalName } from '@casamaestra/contract/platform/refusal-kinds.ts';
import { accepted, refused, refusedAbroad } from '@casamaestra/contract/platform/operation.ts';

/** The service did not answer, or not as its API specifies: worth a retry, nobody's input is wrong. */
export class FrappeFailure extends Error {
  readonly code = 'ECONNREFUSED';
}

export interface ReceivedAnswer {
  readonly status: number;
  readonly text: string;
  /** The call was sent with a customer's token. */
  readonly own: boolean;
}

type Body = Readonly<Record<string, unknown>>;

const textMax = 300;
const names: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** A message of the service as plain text; it may be HTML. */
export function textOfMarkup(html: string, max = textMax): string {
  return html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => names[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?](?: |$))/g, '')
    .trim()
    .slice(0, max);
}

/**
 * `_server_messages` is JSON: a list of JSON objects. Returns the first message, or that of the exception.
 */
function wordsOf(body: Body): string {
  const { _server_messages: messages, exception } = body;
  if (typeof messages === 'string') {
    try {
      const [first] = JSON.parse(messages) as unknown[];
      const inner = typeof first === 'string' ? (JSON.parse(first) as { message?: unknown } | string) : '';
      const words = typeof inner === 'string' ? inner : inner.message;
      if (typeof words === 'string' && words !== '') return textOfMarkup(words);
    } catch {
      return '';
    }
  }
  if (typeof exception === 'string') return textOfMarkup(exception.replace(/^[\w.]+:\s*/, ''));
  return '';
}

/** The refusal where the service has no message for shoppers. */
function withoutWords(name: RefusalName): Outcome<never> {
  switch (name) {
    case 'login_required':
      return refused('login_ended', { purpose: 'account' });
    case 'too_many_requests':
      return refused('requests_exceeded', {});
    case 'not_permitted':
      return refused('service_forbids', {});
    case 'not_found':
      return refused('service_lacks', {});
    case 'duplicate':
      return refused('service_has', {});
    default:
      return refused('service_rejects', {});
  }
}

const excTypes: Readonly<Record<string, RefusalName>> = {
  AuthenticationError: 'login_required',
  SessionExpired: 'login_required',
  PermissionError: 'not_permitted',
  DoesNotExistError: 'not_found',
  PageDoesNotExistError: 'not_found',
  DuplicateEntryError: 'duplicate',
  NameError: 'duplicate',
  RateLimitExceededError: 'too_many_requests',
  TooManyRequestsError: 'too_many_requests',
  ValidationError: 'invalid_input',
  MandatoryError: 'invalid_input',
  LinkValidationError: 'invalid_input',
  UniqueValidationError: 'duplicate',
  TimestampMismatchError: 'invalid_input',
  UpdateAfterSubmitError: 'invalid_input',
};

/** For an expired token the service's method fails with one of these exceptions. */
const endedTypes = new Set(['TypeError', 'AttributeError']);

function refusalOf({ status, own }: ReceivedAnswer, body: Body): Outcome<never> | undefined {
  const type = String(body['exc_type'] ?? '');
  const words = wordsOf(body);
  const ended = own && ((status === 500 && endedTypes.has(type)) || /^Invalid JWT token/i.test(words));
  const name = ended ? 'login_required' : excTypes[type];
  if (name === undefined) return undefined;
  // Messages about input are shown; others are about the service's internals.
  const shown = name === 'invalid_input' || name === 'duplicate' ? words : '';
  return shown === '' ? withoutWords(name) : refusedAbroad(name, shown);
}

function jsonOf(text: string): Body | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Body) : undefined;
  } catch {
    return undefined;
  }
}

/** The failure inside a success: 200 with `error`, or with a `status` that means failure. */
function failureInside(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const { error, status, message: words } = message as Record<string, unknown>;
  if (error !== undefined && error !== null && error !== false)
    return textOfMarkup(typeof error === 'string' ? error : '');
  if (typeof status === 'string' && /^(error|failed)$/i.test(status))
    return textOfMarkup(typeof words === 'string' ? words : '');
  return undefined;
}

/**
 * Interprets an answer of the Frappe API: the value under `message` (undefined for `{}`), or a refusal.
 * @throws FrappeFailure for answers that are neither
 */
export function readFrappeAnswer(name: string, answer: ReceivedAnswer): Outcome<unknown> {
  const { status, text } = answer;
  if (status === 429) return withoutWords('too_many_requests');
  const body = jsonOf(text);
  if (body === undefined) throw new FrappeFailure(`${name}: status ${status}, not JSON`);
  if (status < 200 || status > 299) {
    const inside = (body['message'] as Body | undefined)?.['status'];
    const refusal =
      refusalOf(answer, body) ??
      (status === 404 || (status === 401 && inside !== undefined)
        ? withoutWords(status === 404 ? 'not_found' : 'invalid_input')
        : undefined);
    if (refusal !== undefined) return refusal;
    throw new FrappeFailure(`${name}: status ${status} ${String(body['exc_type'] ?? '')}`);
  }
  const value = body['message'];
  const failed = failureInside(value);
  return failed === undefined
    ? accepted(value ?? undefined)
    : failed === ''
      ? withoutWords('invalid_input')
      : refusedAbroad('invalid_input', failed);
}
