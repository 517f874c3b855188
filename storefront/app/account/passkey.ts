import type {
  addPasskeyOperation,
  logInByPasskeyOperation,
  passkeyLoginOptionsOperation,
  passkeyOptionsOperation,
} from '@casamaestra/contract/customers/passkeys.operations.ts';
import type { OperationOutput, CallOutcome } from '@casamaestra/contract/platform/operation.ts';
import type { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { callService } from '../platform/service-call.ts';

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/**
 * Logs in by a passkey. With `quietly` it is only offered in the autofill of the e-mail field (conditional
 * UI).
 * @throws the browser's error when no passkey was chosen
 */
export async function askForPasskey({
  quietly,
}: {
  readonly quietly: boolean;
}): Promise<CallOutcome<OperationOutput<typeof logInByPasskeyOperation>>> {
  const browser = await import('@simplewebauthn/browser');
  const asked = await callService<typeof passkeyLoginOptionsOperation>(
    'casamaestra.customers.passkey_login_options',
    {},
    undefined,
    { anonymous: true },
  );
  if (!asked.ok) return asked;
  const optionsJSON = asked.value.options as unknown as RequestOptions;
  const credential = await browser.startAuthentication({ optionsJSON, useBrowserAutofill: quietly });
  return callService<typeof logInByPasskeyOperation>(
    'casamaestra.customers.log_in_by_passkey',
    { credential, remember: false },
    undefined,
    { anonymous: true },
  );
}

/** Whether the browser supports passkeys in autofill. */
export async function offersPasskeys(): Promise<boolean> {
  return 'PublicKeyCredential' in window && PublicKeyCredential.isConditionalMediationAvailable();
}

/** Creates a passkey on this device and adds it to the account. @throws the browser's errors */
export async function createPasskey(input: {
  readonly password?: string;
}): Promise<CallOutcome<OperationOutput<typeof addPasskeyOperation>>> {
  const asked = await callService<typeof passkeyOptionsOperation>(
    'casamaestra.customers.passkey_options',
    input,
  );
  if (!asked.ok) return asked;
  const { startRegistration: start } = await import('@simplewebauthn/browser');
  const credential = await start({ optionsJSON: asked.value.options as unknown as CreationOptions });
  return callService<typeof addPasskeyOperation>('casamaestra.customers.add_passkey', { credential });
}
