import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Caller } from '../contract-http/caller.ts';
import type { Identify, Identity } from '../identity/identity.ts';

/** The identity of the caller, or a refusal: the same for a missing, an expired and a forged token. */
export async function requireLogin(identify: Identify, caller: Caller): Promise<Outcome<Identity>> {
  const identity = await identify(caller);
  return identity === null
    ? refused('login_required', { purpose: 'account' })
    : { ok: true, value: identity };
}
