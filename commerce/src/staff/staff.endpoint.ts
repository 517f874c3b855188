import { accepted } from '@casamaestra/contract/platform/operation.ts';
import {
  endSessionsOfPersonOperation,
  inviteOperation,
  peopleOperation,
  savePersonOperation,
  sendAccessLinkOperation,
} from '@casamaestra/contract/staff/people.operations.ts';
import {
  addAppOperation,
  addStaffPasskeyOperation,
  appSecretOperation,
  confirmByAppOperation,
  confirmByPasskeyOperation,
  confirmOptionsOperation,
  endStaffSessionOperation,
  factorsOperation,
  meOperation,
  openLinkOperation,
  passkeyOptionsForStaffOperation,
  recoverOperation,
  recoveryCodesOperation,
  removeFactorOperation,
  signInByAppOperation,
  signInByPasskeyOperation,
  signInOptionsOperation,
  signOutOperation,
  staffSessionsOperation,
} from '@casamaestra/contract/staff/sign-in.operations.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import {
  addApp,
  addStaffPasskey,
  listFactors,
  newApp,
  removeFactor,
  renewRecoveryCodes,
  staffPasskeyOptions,
} from './factors/own-factors.usecase.ts';
import { staffSignOptions } from './factors/relying-party.ts';
import {
  endSessionsOf,
  invitePerson,
  listPeople,
  savePerson,
  sendAccessLink,
} from './people/manage-people.usecase.ts';
import { presentMe } from './sessions/open-staff-session.usecase.ts';
import { endOwnSessions, listStaffSessions, signOut } from './sessions/staff-sessions.usecase.ts';
import {
  confirmByApp,
  confirmByPasskey,
  recover,
  signInByApp,
  signInByLink,
  signInByPasskey,
  withinSignIns,
} from './sign-in.usecase.ts';
import type { StaffDependencies } from './staff-dependencies.ts';
import { signInEndpoint, staffEndpoint } from './staff-endpoint.ts';
import { authorOf } from './staff-identity.ts';

/** Signing in and out. */
export const signInEndpoints = (deps: StaffDependencies): readonly Endpoint[] => [
  signInEndpoint(deps, openLinkOperation, ({ key }, caller) => signInByLink(deps, caller, key)),
  signInEndpoint(deps, signInOptionsOperation, async (_, caller) => {
    const within = await withinSignIns(deps, caller);
    return within.ok ? accepted(await staffSignOptions(deps, null)) : within;
  }),
  signInEndpoint(deps, signInByPasskeyOperation, (input, caller) => signInByPasskey(deps, caller, input)),
  signInEndpoint(deps, signInByAppOperation, (input, caller) => signInByApp(deps, caller, input)),
  signInEndpoint(deps, recoverOperation, (input, caller) => recover(deps, caller, input)),
  signInEndpoint(deps, signOutOperation, async (_, caller) => {
    await signOut(deps, caller);
    return accepted({ status: 'success' as const });
  }),
  staffEndpoint(deps, meOperation, async (_, who) => accepted(presentMe(who, deps.clock.now()))),
  staffEndpoint(deps, confirmOptionsOperation, async (_, who) =>
    accepted(await staffSignOptions(deps, who.staffId)),
  ),
  staffEndpoint(deps, confirmByPasskeyOperation, ({ credential }, who, caller) =>
    confirmByPasskey(deps, caller, who, credential),
  ),
  staffEndpoint(deps, confirmByAppOperation, ({ app_code: code }, who, caller) =>
    confirmByApp(deps, caller, who, code),
  ),
];

/** Own passkeys, app, recovery codes and sessions. */
export const ownEndpoints = (deps: StaffDependencies): readonly Endpoint[] => [
  staffEndpoint(deps, factorsOperation, async (_, who) => accepted(await listFactors(deps, who.staffId))),
  staffEndpoint(deps, passkeyOptionsForStaffOperation, (_, who) => staffPasskeyOptions(deps, who)),
  staffEndpoint(deps, addStaffPasskeyOperation, (input, who, caller) =>
    addStaffPasskey(deps, caller, who, input),
  ),
  staffEndpoint(deps, appSecretOperation, (_, who) => newApp(deps, who)),
  staffEndpoint(deps, addAppOperation, (input, who, caller) => addApp(deps, caller, who, input)),
  staffEndpoint(deps, removeFactorOperation, ({ id }, who, caller) => removeFactor(deps, caller, who, id)),
  staffEndpoint(deps, recoveryCodesOperation, (_, who, caller) => renewRecoveryCodes(deps, caller, who)),
  staffEndpoint(deps, staffSessionsOperation, async (_, who, caller) =>
    accepted(await listStaffSessions(deps, who, caller)),
  ),
  staffEndpoint(deps, endStaffSessionOperation, (input, who, caller) =>
    endOwnSessions(deps, caller, who, input),
  ),
];

/** The people of the back office. */
export const peopleEndpoints = (deps: StaffDependencies): readonly Endpoint[] => [
  staffEndpoint(deps, peopleOperation, async () => accepted(await listPeople(deps))),
  staffEndpoint(deps, inviteOperation, (input, who) => invitePerson(deps, input, authorOf(who))),
  staffEndpoint(deps, savePersonOperation, (input, who) => savePerson(deps, input, authorOf(who))),
  staffEndpoint(deps, endSessionsOfPersonOperation, ({ id }, who) => endSessionsOf(deps, id, authorOf(who))),
  staffEndpoint(deps, sendAccessLinkOperation, ({ id }, who) => sendAccessLink(deps, id, authorOf(who))),
];
