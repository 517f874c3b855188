import type { Operation, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { ServiceUnreachable } from '../../platform/service-call.ts';

/**
 * Reads from the shop's own service: a GET call of the contract by its dotted name.
 * @throws ServiceUnreachable also when the call is refused
 */
export async function readService<Op extends Operation>(
  method: string,
  query: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<OperationOutput<Op>> {
  const words = new URLSearchParams(query).toString();
  const address = `/api/method/${method}${words === '' ? '' : `?${words}`}`;
  const response = await fetch(address, {
    headers: { Accept: 'application/json' },
    ...(signal && { signal }),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new ServiceUnreachable(method, { cause });
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok || typeof body !== 'object' || body === null)
    throw new ServiceUnreachable(`${method}: ${response.status}`);
  return (body as { message: OperationOutput<Op> }).message;
}
