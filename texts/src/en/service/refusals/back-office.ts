import type { backOfficeRefusals } from '@casamaestra/contract/staff/staff.refusals.ts';
import type { RefusalTexts } from '../../../service/refusal-texts.ts';

/** Refusals that staff read in the back office. */
export const backOffice: RefusalTexts<typeof backOfficeRefusals> = {
  staff_call_of_pages_only: 'This call is only made from the pages of the back office.',
  staff_sign_in_required: 'Your session has ended: sign in again. What you typed stays.',
  staff_enrolment_needed: 'First add a passkey or an authenticator app.',
  staff_sign_in_failed: 'You could not be signed in: check what you entered, or try another way.',
  staff_link_used: 'This link has expired or was used before: ask whoever manages people for a new one.',
  staff_not_permitted: 'Your role does not allow this: ask whoever manages people.',
  staff_confirmation_needed: 'First confirm that it is you, by your passkey or the code of your app.',
  staff_confirmation_failed:
    'This did not confirm that it is you: try again by passkey or with a new code of your app.',
  staff_code_wrong:
    'The code does not match: check the clock of your phone, and enter what the app shows now.',
  staff_passkeys_full: ({ most }) => `You can have at most ${most} passkeys: remove one you do not use.`,
  staff_passkey_unreadable: 'The passkey was not created: try again.',
  staff_factor_unknown: 'This way to sign in is no longer there.',
  staff_factor_last: 'This is your only way to sign in: add another one first.',
  staff_session_unknown: 'This session has already ended.',
  staff_person_unknown: 'There is no such person.',
  staff_person_known: ({ email }) => `There already is a person with the address ${email}.`,
  staff_owner_last: 'At least one active owner must remain.',
  changed_meanwhile: ({ who, field, now }) =>
    `Meanwhile ${who} has changed “${field}”: it is now “${now}”. What you typed stays.`,
  staff_other_person_needed: 'Another person must approve this: not the one who asked for it.',
  staff_approval_unknown: 'This request no longer waits: it has been decided.',
  staff_approval_early: ({ minutes }) => `You can approve it alone in ${minutes} minutes.`,
  staff_credit_unknown: 'This credit no longer waits.',
  staff_credit_not_accepted: 'The credit cannot pay this order: check its amount and the state of the order.',
};
