import { refusal } from '../platform/refusal-kinds.ts';

/** Refusals of calls of the back office. */
export const backOfficeRefusals = {
  /** Not from the back office's own pages, or not as JSON. */
  staff_call_of_pages_only: refusal('not_permitted'),
  /** No session, or one that was idle for too long, reached its end or was ended. */
  staff_sign_in_required: refusal('login_required'),
  /** Signed in by an invitation: first a passkey or an authenticator app. */
  staff_enrolment_needed: refusal('not_permitted'),
  /** The passkey, the code or the link does not sign anybody in. */
  staff_sign_in_failed: refusal('login_required'),
  staff_link_used: refusal('invalid_key'),
  staff_not_permitted: refusal('not_permitted'),
  /** To be repeated after `staff.confirm.…`. */
  staff_confirmation_needed: refusal('not_permitted'),
  staff_confirmation_failed: refusal('not_permitted'),
  staff_code_wrong: refusal('invalid_input'),
  staff_passkeys_full: refusal('invalid_input', { most: 'number' }),
  staff_passkey_unreadable: refusal('invalid_input'),
  staff_factor_unknown: refusal('not_found'),
  /** The last way to sign in cannot be removed. */
  staff_factor_last: refusal('not_permitted'),
  staff_session_unknown: refusal('not_found'),
  staff_person_unknown: refusal('not_found'),
  staff_person_known: refusal('duplicate', { email: 'text' }),
  staff_owner_last: refusal('not_permitted'),
  /** Somebody changed the field after it was read: what it says now, and who wrote it. */
  changed_meanwhile: refusal('duplicate', { field: 'text', now: 'text', who: 'text' }),
  /** Nobody approves what they asked for themselves. */
  staff_other_person_needed: refusal('not_permitted'),
  staff_approval_unknown: refusal('not_found'),
  /** In a shop of one person: approved alone, but only after some minutes. */
  staff_approval_early: refusal('not_permitted', { minutes: 'number' }),
  staff_credit_unknown: refusal('not_found'),
  staff_credit_not_accepted: refusal('not_permitted'),
} as const;
