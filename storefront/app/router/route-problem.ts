/** The HTTP status a loader refused with; undefined if it failed otherwise. */
export function refusedStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error) || !('status' in error))
    return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}
