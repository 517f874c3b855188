import { spannedFetch } from '../platform/tracing/tracing.ts';

/** Timeout for a gateway's whole answer, including the last byte, in milliseconds. */
export const GATEWAY_TIMEOUT_MS = 8_000;
const ANSWER_MAX_BYTES = 1_000_000;

async function readBody(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > ANSWER_MAX_BYTES) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * A fetch with one deadline for connection, headers and body, so that a slow stream is cut off too. Redirects
 * are not followed: no gateway's API uses them.
 */
export function createBoundedFetch(timeoutMs = GATEWAY_TIMEOUT_MS): typeof fetch {
  return async (input, init = {}) => {
    const deadline = AbortSignal.timeout(timeoutMs);
    const signal = init.signal ? AbortSignal.any([deadline, init.signal]) : deadline;
    const response = await spannedFetch('gateway', input, { ...init, signal, redirect: 'error' });
    const body = await readBody(response);
    const { status, headers } = response;
    return new Response(status === 204 || status === 304 ? null : new Uint8Array(body), { status, headers });
  };
}

/** Error codes of connections that never transmitted the call. */
const unsent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Whether a failed call may have reached the gateway. */
export function mayHaveArrived(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && unsent.has(cause.code)) return false;
  }
  return true;
}
