import type {
  MethodOf,
  Operation,
  OperationInput,
  OperationOutput,
} from '@casamaestra/contract/platform/operation.ts';
import { ServiceUnreachable, callService } from '../platform/service-call.ts';
import { useLoaded } from './use-loaded.ts';
import type { Loaded, Loading } from './use-loaded.ts';

/** Calls the service when the component mounts and whenever the input changes. */
export function useCall<Op extends Operation & { readonly verb: 'POST' }>(
  method: MethodOf<Op>,
  input: OperationInput<Op>,
): Loaded<OperationOutput<Op>> {
  return useLoaded(`${method} ${JSON.stringify(input)}`, (signal) => ask<Op>(method, input, signal));
}

async function ask<Op extends Operation & { readonly verb: 'POST' }>(
  method: MethodOf<Op>,
  input: OperationInput<Op>,
  signal: AbortSignal,
): Promise<Loading<OperationOutput<Op>>> {
  try {
    const outcome = await callService<Op>(method, input, signal);
    return outcome.ok
      ? { state: 'ready', value: outcome.value, stale: false }
      : { state: 'refused', refusal: outcome.refusal };
  } catch (error) {
    if (error instanceof ServiceUnreachable) return { state: 'unreachable', status: error.status };
    if (signal.aborted) return { state: 'unreachable' };
    throw error;
  }
}
