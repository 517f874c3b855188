import type {
  CallContext,
  CallOutcome,
  CallRefusal,
  ContractClient,
  Operation,
  OperationOutput,
} from '@casamaestra/contract/platform/operation.ts';
import { previewCookie } from '@casamaestra/contract/content/preview-cookie.ts';
import { languageCookie } from '@casamaestra/contract/platform/language-cookie.ts';
import { refusalTable } from '@casamaestra/contract/platform/refusal-kinds.ts';
import type { RefusalName } from '@casamaestra/contract/platform/refusal-kinds.ts';
import { spanned, traceHeaders } from '@casamaestra/commerce/platform/tracing/tracing.ts';
import { refusalKinds } from '@casamaestra/contract/platform/refusals.ts';
import type { RefusalCode } from '@casamaestra/contract/platform/refusals.ts';

export interface HttpClientOptions {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly applicationKey: string | undefined;
}

/** Timeout of calls to a remote service. */
const timeoutMs = 10_000;

/** The commerce service did not answer a call as the contract specifies. */
export class ServiceFailure extends Error {
  readonly code = 'ECONNREFUSED';
}

function queryOf(input: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

/** Text of the first server message: a JSON string of an array of JSON strings. */
function serverMessage(body: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof body['_server_messages'] !== 'string') return undefined;
  try {
    const [first] = JSON.parse(body['_server_messages']) as string[];
    return first === undefined ? undefined : (JSON.parse(first) as { message?: string }).message;
  } catch {
    return undefined;
  }
}

/** The code of a refusal; unknown or missing codes leave only the sentence. */
function codeOf(body: Readonly<Record<string, unknown>>): Pick<CallRefusal, 'code' | 'facts'> | undefined {
  const { code, facts } = body;
  return typeof code === 'string' && Object.hasOwn(refusalKinds, code)
    ? { code: code as RefusalCode, facts: typeof facts === 'object' && facts !== null ? { ...facts } : {} }
    : undefined;
}

/** The refusal in an error body, by status and exc_type; undefined for a failure. */
function refusalOf(status: number, body: Readonly<Record<string, unknown>>): CallOutcome<never> | undefined {
  const named = Object.entries(refusalTable).find(
    ([, travels]) => travels.status === status && travels.excType === body['exc_type'],
  );
  const byStatus = Object.entries(refusalTable).find(([, travels]) => travels.status === status);
  const name = (named ?? byStatus)?.[0] as RefusalName | undefined;
  if (name === undefined) return undefined;
  const message = serverMessage(body) ?? (typeof body['exception'] === 'string' ? body['exception'] : name);
  const { field } = body;
  const said = codeOf(body) ?? { code: 'service_message', facts: { message } };
  return { ok: false, refusal: { ...said, name, message, ...(typeof field === 'string' && { field }) } };
}

/** Calls the contract over HTTP, for a commerce service on another machine. */
export function createHttpClient({ baseUrl, applicationKey }: HttpClientOptions): ContractClient {
  return {
    call: <Op extends Operation>(op: Op, input: unknown, context: CallContext = {}) =>
      spanned(`call ${op.name}`, 'client', {}, async (): Promise<CallOutcome<OperationOutput<Op>>> => {
        const fields = input as Readonly<Record<string, unknown>>;
        const query = op.verb === 'GET' ? queryOf(fields) : '';
        const limit = AbortSignal.timeout(timeoutMs);
        const response = await fetch(`${baseUrl}${op.path}${query === '' ? '' : `?${query}`}`, {
          method: op.verb,
          // Key and token must not be sent to another host.
          redirect: 'error',
          headers: {
            accept: 'application/json',
            // Marks the call as one of the shop's pages: picture URLs stay relative.
            'sec-fetch-site': 'same-origin',
            ...(applicationKey === undefined ? {} : { authorization: `token ${applicationKey}` }),
            ...(context.jwt === undefined ? {} : { jwt: `Bearer ${context.jwt}` }),
            ...cookiesOf(context),
            ...traceHeaders(),
            // The service uses it when TRUST_PROXY is set there.
            ...(context.address === undefined ? {} : { 'x-forwarded-for': context.address }),
            ...(context.requestId === undefined ? {} : { 'x-request-id': context.requestId }),
            ...(op.verb === 'POST' ? { 'content-type': 'application/json' } : {}),
          },
          signal: context.signal === undefined ? limit : AbortSignal.any([context.signal, limit]),
          ...(op.verb === 'POST' ? { body: JSON.stringify(input) } : {}),
        }).catch((cause: unknown) => {
          throw new ServiceFailure(`${op.name}: ${baseUrl} does not answer`, { cause });
        });
        return readOutcome(op, response);
      }),
  };
}

async function readOutcome<Op extends Operation>(
  op: Op,
  response: Response,
): Promise<CallOutcome<OperationOutput<Op>>> {
  const text = await response.text();
  let body: Readonly<Record<string, unknown>>;
  try {
    body = JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch (cause) {
    throw new ServiceFailure(`${op.name}: status ${response.status}, not JSON`, { cause });
  }
  if (!response.ok) {
    const refusal = refusalOf(response.status, body);
    if (refusal !== undefined) return refusal;
    throw new ServiceFailure(`${op.name}: status ${response.status}`);
  }
  const parsed = op.output.safeParse(body[op.envelope] ?? null);
  if (!parsed.success) throw new ServiceFailure(`${op.name}: unexpected answer: ${parsed.error.message}`);
  return { ok: true, value: parsed.data as OperationOutput<Op> };
}

function cookiesOf({ language, preview }: CallContext): Record<string, string> {
  const cookies = [
    ...(language === undefined ? [] : [`${languageCookie}=${language}`]),
    ...(preview === undefined ? [] : [`${previewCookie}=${preview}`]),
  ];
  return cookies.length === 0 ? {} : { cookie: cookies.join('; ') };
}
