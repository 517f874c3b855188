/** Error codes of a database that is temporarily unreachable, starting, stopping, full or read-only. */
const outageCodes = /^(?:08\w{3}|53\w{3}|57P\w{2}|25006|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
const outageTexts = /connection terminated|timeout exceeded when trying to connect|client has encountered/i;

/**
 * Whether a call failed because the database is temporarily unavailable: it may be retried and is no defect.
 */
export function isDatabaseOutage(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause } = error as Partial<Error> & { readonly code?: unknown };
  if (outageCodes.test(String(code)) || outageTexts.test(message ?? '')) return true;
  return isDatabaseOutage(cause);
}
