import type { Operation } from '../platform/operation.ts';
import {
  customerMeOperation,
  registerOperation,
  resetPasswordOperation,
  signInOperation,
  updatePasswordByKeyOperation,
  updatePasswordOperation,
  updateUserInfoOperation,
  userInfoOperation,
} from './authentication.operations.ts';
import { logInByLinkOperation, requestLoginLinkOperation } from './login-link.operations.ts';
import {
  addPasskeyOperation,
  logInByPasskeyOperation,
  passkeyLoginOptionsOperation,
  passkeyOptionsOperation,
  passkeysOperation,
  removePasskeyOperation,
} from './passkeys.operations.ts';
import {
  addressesOperation,
  changeEmailOperation,
  confirmEmailOperation,
  deleteAccountOperation,
  deleteAddressOperation,
  exportDataOperation,
  profileOperation,
  saveAddressOperation,
} from './profile.operations.ts';
import { customerAddressesOperation, disableAddressOperation } from './frappe-addresses.operations.ts';
import {
  logoutOperation,
  refreshOperation,
  revokeSessionOperation,
  sessionsOperation,
} from './session.operations.ts';

/** Every call about customers and their logins. */
export const customerOperations: readonly Operation[] = [
  signInOperation,
  registerOperation,
  refreshOperation,
  logoutOperation,
  sessionsOperation,
  revokeSessionOperation,
  userInfoOperation,
  customerMeOperation,
  updateUserInfoOperation,
  profileOperation,
  updatePasswordOperation,
  resetPasswordOperation,
  updatePasswordByKeyOperation,
  requestLoginLinkOperation,
  logInByLinkOperation,
  passkeysOperation,
  passkeyOptionsOperation,
  addPasskeyOperation,
  removePasskeyOperation,
  passkeyLoginOptionsOperation,
  logInByPasskeyOperation,
  changeEmailOperation,
  confirmEmailOperation,
  addressesOperation,
  saveAddressOperation,
  deleteAddressOperation,
  customerAddressesOperation,
  disableAddressOperation,
  exportDataOperation,
  deleteAccountOperation,
];
