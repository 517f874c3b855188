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
import type { CustomerDependencies } from '../customer-dependencies.ts';
import { guestEndpoint } from '../../contract-http/endpoint-of.ts';
import { customerEndpoint } from '../customer-endpoint.ts';
import { addPasskey, listPasskeys, passkeyOptions, removePasskey } from './add-passkey.usecase.ts';
import { logInByPasskey, passkeyLoginOptions } from './passkey-login.usecase.ts';

const wrapped = (outcome: Outcome<Record<string, unknown>>) =>
  outcome.ok ? accepted({ options: outcome.value }) : outcome;

/** Passkeys (WebAuthn): login by finger, face or PIN of a device. */
export function passkeyEndpoints(deps: CustomerDependencies): readonly Endpoint[] {
  return [
    customerEndpoint(deps, passkeysOperation, async (_, identity) =>
      accepted(await listPasskeys(deps, identity)),
    ),
    customerEndpoint(deps, passkeyOptionsOperation, async (input, identity, caller) =>
      wrapped(await passkeyOptions(deps, caller, identity, input)),
    ),
    customerEndpoint(deps, addPasskeyOperation, async (input, identity, caller) =>
      addPasskey(deps, caller, identity, input),
    ),
    customerEndpoint(deps, removePasskeyOperation, async (input, identity, caller) => {
      const removed = await removePasskey(deps, caller, identity, input);
      return removed.ok ? accepted({ status: 'success' as const }) : removed;
    }),
    guestEndpoint(passkeyLoginOptionsOperation, async (_, caller) =>
      wrapped(await passkeyLoginOptions(deps, caller)),
    ),
    guestEndpoint(logInByPasskeyOperation, async (input, caller) => logInByPasskey(deps, caller, input)),
  ];
}
