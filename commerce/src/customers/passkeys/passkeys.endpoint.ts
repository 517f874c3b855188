import {
  addPasskeyOperation,
  logInByPasskeyOperation,
  passkeyLoginOptionsOperation,
  passkeyOptionsOperation,
  passkeysOperation,
  removePasskeyOperation,
} from '@casamaestra/contract/customers/passkeys.operations.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { guestCall } from '../../contract-http/guest-call.ts';
import { ownCall } from '../own-call.ts';
import { addPasskey, listPasskeys, passkeyOptions, removePasskey } from './add-passkey.usecase.ts';
import { logInByPasskey, passkeyLoginOptions } from './passkey-login.usecase.ts';

const wrapped = (outcome: Outcome<Record<string, unknown>>) =>
  outcome.ok ? accepted({ options: outcome.value }) : outcome;

/** Logging in by finger, face or PIN of a device (WebAuthn). */
export function passkeyEndpoints(parts: CustomerParts): readonly Endpoint[] {
  return [
    ownCall(parts, passkeysOperation, async (_, identity) => accepted(await listPasskeys(parts, identity))),
    ownCall(parts, passkeyOptionsOperation, async (input, identity, caller) =>
      wrapped(await passkeyOptions(parts, caller, identity, input)),
    ),
    ownCall(parts, addPasskeyOperation, async (input, identity, caller) =>
      addPasskey(parts, caller, identity, input),
    ),
    ownCall(parts, removePasskeyOperation, async (input, identity, caller) => {
      const removed = await removePasskey(parts, caller, identity, input);
      return removed.ok ? accepted({ status: 'success' as const }) : removed;
    }),
    guestCall(passkeyLoginOptionsOperation, async (_, caller) =>
      wrapped(await passkeyLoginOptions(parts, caller)),
    ),
    guestCall(logInByPasskeyOperation, async (input, caller) => logInByPasskey(parts, caller, input)),
  ];
}
