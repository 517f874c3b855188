import {
  addStaffPasskeyOperation,
  confirmByPasskeyOperation,
  confirmOptionsOperation,
  passkeyOptionsForStaffOperation,
  signInByPasskeyOperation,
  signInOptionsOperation,
  type StaffMe,
} from '@casamaestra/contract/staff/sign-in.operations.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { callStaff } from '../platform/call-staff.ts';

type Signing = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type Making = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** The person closed the browser's own dialog, or had no passkey to choose. */
export class NoPasskeyChosen extends Error {}

const withBrowser = async <Value>(ask: () => Promise<Value>): Promise<Value> => {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name))
      throw new NoPasskeyChosen(error.name, { cause: error });
    throw error;
  }
};

async function signed(options: Record<string, unknown>) {
  const browser = await import('@simplewebauthn/browser');
  return withBrowser(() => browser.startAuthentication({ optionsJSON: options as unknown as Signing }));
}

export async function signInWithPasskey(handheld: boolean): Promise<StaffMe> {
  const { options } = await callStaff(signInOptionsOperation, {});
  return callStaff(signInByPasskeyOperation, { credential: await signed(options), handheld });
}

export async function confirmWithPasskey(): Promise<StaffMe> {
  const { options } = await callStaff(confirmOptionsOperation, {});
  return callStaff(confirmByPasskeyOperation, { credential: await signed(options) });
}

/** @param name "Portatile di Giulia" */
export async function addOwnPasskey(name: string): Promise<OperationOutput<typeof addStaffPasskeyOperation>> {
  const { options } = await callStaff(passkeyOptionsForStaffOperation, {});
  const browser = await import('@simplewebauthn/browser');
  const credential = await withBrowser(() =>
    browser.startRegistration({ optionsJSON: options as unknown as Making }),
  );
  return callStaff(addStaffPasskeyOperation, { ...(name !== '' && { name }), credential });
}
