import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import {
  customerMeOperation,
  registerOperation,
  resetPasswordOperation,
  signInOperation,
  updatePasswordByKeyOperation,
  updatePasswordOperation,
  updateUserInfoOperation,
  userInfoOperation,
} from '@casamaestra/contract/customers/authentication.operations.ts';
import {
  logInByLinkOperation,
  requestLoginLinkOperation,
} from '@casamaestra/contract/customers/login-link.operations.ts';
import {
  changeEmailOperation,
  confirmEmailOperation,
  profileOperation,
} from '@casamaestra/contract/customers/profile.operations.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import { guestEndpoint } from '../../contract-http/endpoint-of.ts';
import { customerEndpoint } from '../customer-endpoint.ts';
import { askEmailChange, confirmEmail } from './change-email.usecase.ts';
import { changePassword } from './change-password.usecase.ts';
import { changeProfile } from './change-profile.usecase.ts';
import { logIn } from './log-in.usecase.ts';
import { askLoginLink, logInByLink } from './login-link.usecase.ts';
import { register } from './register.usecase.ts';
import { askPasswordReset, setPasswordByKey } from './reset-password.usecase.ts';
import { tokenInfo, userInfo } from './user-info.usecase.ts';

function presented<Value, Shown>(outcome: Outcome<Value>, show: (value: Value) => Shown): Outcome<Shown> {
  return outcome.ok ? accepted(show(outcome.value)) : outcome;
}

const success = (outcome: Outcome<undefined>, message: string) =>
  presented(outcome, () => ({ status: 'success' as const, message }));

/** Login, registration and passwords, under the Frappe API's names. */
export function authenticationEndpoints(deps: CustomerDependencies): readonly Endpoint[] {
  return [
    guestEndpoint(signInOperation, async (input, caller) =>
      presented(await logIn(deps, caller, input), (auth) => ({
        message: 'Authentication successful',
        ...auth,
      })),
    ),
    guestEndpoint(registerOperation, async (input, caller) =>
      presented(await register(deps, caller, input), (auth) => ({
        user: auth.email,
        customer: auth.email,
        ...auth,
      })),
    ),
    {
      ...customerEndpoint(deps, updatePasswordOperation, async (input, identity, caller) =>
        presented(await changePassword(deps, caller, identity, input), () => ({
          message: answerTexts(caller.language).passwordChanged,
        })),
      ),
      alsoPut: true,
    },
    guestEndpoint(resetPasswordOperation, async ({ user }, caller) =>
      presented(await askPasswordReset(deps, caller, user), () => ({
        status: 'success' as const,
        title: answerTexts(caller.language).checkMail,
        message: answerTexts(caller.language).passwordLinkSent,
      })),
    ),
    {
      ...guestEndpoint(updatePasswordByKeyOperation, async (input, caller) =>
        success(await setPasswordByKey(deps, caller, input), answerTexts(caller.language).passwordSet),
      ),
      saysFailed: true,
    },
  ];
}

/** Login by a mailed link. */
export function loginLinkEndpoints(deps: CustomerDependencies): readonly Endpoint[] {
  return [
    guestEndpoint(requestLoginLinkOperation, async ({ email }, caller) =>
      success(await askLoginLink(deps, caller, email), answerTexts(caller.language).loginLinkSent),
    ),
    guestEndpoint(logInByLinkOperation, async (input, caller) => logInByLink(deps, caller, input)),
  ];
}

/** The profile of the logged-in customer. */
export function profileEndpoints(deps: CustomerDependencies): readonly Endpoint[] {
  return [
    {
      ...customerEndpoint(deps, userInfoOperation, async (_, { customerId }) =>
        accepted(await userInfo(deps, customerId)),
      ),
      anyVerb: true,
    },
    {
      ...customerEndpoint(deps, customerMeOperation, async (_, identity, caller) =>
        accepted(await tokenInfo(deps, identity, caller)),
      ),
      anyVerb: true,
    },
    {
      ...customerEndpoint(deps, updateUserInfoOperation, async (input, { customerId }, caller) =>
        presented(await changeProfile(deps, customerId, input), ({ first_name, last_name }) => ({
          message: answerTexts(caller.language).profileSaved,
          first_name,
          last_name,
        })),
      ),
      alsoPut: true,
    },
    customerEndpoint(deps, profileOperation, async (input, { customerId }) =>
      changeProfile(deps, customerId, input),
    ),
    customerEndpoint(deps, changeEmailOperation, async (input, identity, caller) =>
      success(
        await askEmailChange(deps, caller, identity, input),
        answerTexts(caller.language).emailLinkSent,
      ),
    ),
    guestEndpoint(confirmEmailOperation, async ({ key }, caller) =>
      success(await confirmEmail(deps, caller, key), answerTexts(caller.language).emailConfirmed),
    ),
  ];
}
