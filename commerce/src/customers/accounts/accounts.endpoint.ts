import {
  meOperation,
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
import type { CustomerParts } from '../customer-parts.ts';
import { guestCall } from '../../contract-http/guest-call.ts';
import { ownCall } from '../own-call.ts';
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

/** Login, registration and passwords, as the provider names them. */
export function authenticationEndpoints(parts: CustomerParts): readonly Endpoint[] {
  return [
    guestCall(signInOperation, async (input, caller) =>
      presented(await logIn(parts, caller, input), (auth) => ({
        message: 'Authentication successful',
        ...auth,
      })),
    ),
    guestCall(registerOperation, async (input, caller) =>
      presented(await register(parts, caller, input), (auth) => ({
        user: auth.email,
        customer: auth.email,
        ...auth,
      })),
    ),
    {
      ...ownCall(parts, updatePasswordOperation, async (input, identity, caller) =>
        presented(await changePassword(parts, caller, identity, input), () => ({
          message: 'La password è cambiata. Gli altri dispositivi dovranno accedere di nuovo.',
        })),
      ),
      alsoPut: true,
    },
    guestCall(resetPasswordOperation, async ({ user }, caller) =>
      presented(await askPasswordReset(parts, caller, user), () => ({
        status: 'success' as const,
        title: 'Controlla la posta',
        message:
          'Se l’indirizzo ha un account, tra poco riceverai il collegamento per scegliere una nuova password. Vale un’ora.',
      })),
    ),
    {
      ...guestCall(updatePasswordByKeyOperation, async (input, caller) =>
        success(await setPasswordByKey(parts, caller, input), 'La password è cambiata: ora puoi accedere.'),
      ),
      saysFailed: true,
    },
  ];
}

/** Logging in by a link in the own mailbox. */
export function loginLinkEndpoints(parts: CustomerParts): readonly Endpoint[] {
  return [
    guestCall(requestLoginLinkOperation, async ({ email }, caller) =>
      success(
        await askLoginLink(parts, caller, email),
        'Se l’indirizzo ha un account, tra poco riceverai il collegamento per accedere. Vale 15 minuti.',
      ),
    ),
    guestCall(logInByLinkOperation, async (input, caller) => logInByLink(parts, caller, input)),
  ];
}

/** Who is logged in, and what they keep with us. */
export function profileEndpoints(parts: CustomerParts): readonly Endpoint[] {
  return [
    {
      ...ownCall(parts, userInfoOperation, async (_, { customerId }) =>
        accepted(await userInfo(parts, customerId)),
      ),
      anyVerb: true,
    },
    {
      ...ownCall(parts, meOperation, async (_, identity, caller) =>
        accepted(await tokenInfo(parts, identity, caller)),
      ),
      anyVerb: true,
    },
    {
      ...ownCall(parts, updateUserInfoOperation, async (input, { customerId }) =>
        presented(await changeProfile(parts, customerId, input), ({ first_name, last_name }) => ({
          message: 'I tuoi dati sono aggiornati.',
          first_name,
          last_name,
        })),
      ),
      alsoPut: true,
    },
    ownCall(parts, profileOperation, async (input, { customerId }) =>
      changeProfile(parts, customerId, input),
    ),
    ownCall(parts, changeEmailOperation, async (input, identity, caller) =>
      success(
        await askEmailChange(parts, caller, identity, input),
        'Ti abbiamo scritto al nuovo indirizzo: apri il collegamento per confermarlo. Vale un’ora.',
      ),
    ),
    guestCall(confirmEmailOperation, async ({ key }, caller) =>
      success(await confirmEmail(parts, caller, key), 'Il nuovo indirizzo e-mail è confermato.'),
    ),
  ];
}
