import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import {
  updatePasswordOperation,
  updateUserInfoOperation,
  userInfoOperation,
} from '@casamaestra/contract/customers/authentication.operations.ts';
import { type Profile, profileOperation } from '@casamaestra/contract/customers/profile.operations.ts';
import { passwordCharactersMin } from '@casamaestra/contract/customers/password.ts';
import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '@casamaestra/commerce/contract-http/endpoint.ts';
import { z } from 'zod';
import { type SealedCustomerDependencies, forCustomer, frappeCustomerEndpoint } from '../frappe-endpoint.ts';
import { withinLimit } from '../limits.ts';
import { type FrappeUser, userInfoOf, userOf } from './user-info.ts';

const orNull = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

function profileOf({ email, first_name, last_name, customer }: FrappeUser): Profile {
  return {
    email,
    first_name,
    last_name,
    phone: orNull(customer?.mobile_no),
    company_name: orNull(customer?.company_name),
    tax_code: orNull(customer?.tax_code),
    vat_number: orNull(customer?.vat_number),
    pec: orNull(customer?.pec),
    recipient_code: orNull(customer?.recipient_code),
    language: 'it',
    review_mail: false,
    pending_email: null,
  };
}

function userInfoEndpoint(deps: SealedCustomerDependencies): Endpoint {
  return frappeCustomerEndpoint(deps, userInfoOperation, async (_input, session, caller) => {
    const user = await userOf(deps, forCustomer(session, caller));
    return user.ok ? { ok: true, value: userInfoOf(user.value) } : user;
  });
}

const namesShape = z.looseObject({
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
});

function updateUserInfoEndpoint(deps: SealedCustomerDependencies): Endpoint {
  return frappeCustomerEndpoint(deps, updateUserInfoOperation, async (input, session, caller) => {
    const saved = await deps.frappe.ask('updateUserInfo', input, namesShape, forCustomer(session, caller));
    if (!saved.ok) return saved;
    const { first_name: first, last_name: last } = saved.value;
    const names = { first_name: first ?? input.first_name ?? '', last_name: last ?? input.last_name ?? '' };
    return { ok: true, value: { message: answerTexts(caller.language).profileSaved, ...names } };
  });
}

/** The profile; the service lets a customer change only the names. */
function profileEndpoint(deps: SealedCustomerDependencies): Endpoint {
  return frappeCustomerEndpoint(
    deps,
    profileOperation,
    async ({ first_name, last_name }, session, caller) => {
      const context = forCustomer(session, caller);
      if (first_name !== undefined || last_name !== undefined) {
        const missing = first_name === '' ? 'first_name' : last_name === '' ? 'last_name' : undefined;
        if (missing !== undefined) return refused(`own_${missing}_missing`, {}, missing);
        const saved = await deps.frappe.ask('updateUserInfo', { first_name, last_name }, namesShape, context);
        if (!saved.ok) return saved;
      }
      const user = await userOf(deps, context);
      return user.ok ? { ok: true, value: profileOf(user.value) } : user;
    },
  );
}

/** The service answers 401 for a wrong old password, which would look like an expired login. */
function updatePasswordEndpoint(deps: SealedCustomerDependencies): Endpoint {
  return frappeCustomerEndpoint(deps, updatePasswordOperation, async (input, session, caller) => {
    const within = withinLimit(deps, 'auth', caller.address);
    if (!within.ok) return within;
    const { old_password, new_password } = input;
    if ([...new_password.normalize('NFC')].length < passwordCharactersMin)
      return refused('password_too_short', { least: passwordCharactersMin }, 'new_password');
    const context = forCustomer(session, caller);
    const asked = { user_email: session.email, old_password, new_password };
    const changed = await deps.frappe.ask('updatePassword', asked, z.unknown(), context);
    if (changed.ok) return { ok: true, value: { message: answerTexts(caller.language).passwordSaved } };
    if (changed.refusal.name !== 'login_required') return changed;
    const user = await userOf(deps, context);
    return user.ok ? refused('password_wrong', {}, 'old_password') : user;
  });
}

/** The customer's profile and password. */
export const accountEndpoints = (deps: SealedCustomerDependencies): readonly Endpoint[] => [
  userInfoEndpoint(deps),
  updateUserInfoEndpoint(deps),
  profileEndpoint(deps),
  updatePasswordEndpoint(deps),
];
