import { z } from 'zod';
import { createdCredentialSchema, signedCredentialSchema } from '../customers/passkeys.operations.ts';
import { passwordCodes } from '../customers/customers.refusals.ts';
import { grants, staffRoles } from './permissions.ts';
import { staffOperation } from './staff-operation.ts';

/** Cookie of a session of the back office: HttpOnly, SameSite=Strict, bound to its host. */
export const staffCookie = '__Host-casamaestra-staff';

export const staffRoleSchema = z.enum(staffRoles);
const done = z.object({ status: z.literal('success') });
const options = z.object({ options: z.record(z.string(), z.unknown()) });
const emailInput = z.string().trim().max(254);
const codeInput = z.string().trim().min(6).max(40);
const passwordInput = z.string().max(1024);
/** True: the session is one on a handheld of the warehouse. */
const handheldInput = z.boolean().optional();

/** Who is signed in. Times in ISO 8601. */
export const staffMeSchema = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  roles: z.array(staffRoleSchema),
  /** By subject of `permissionTable`; menus show what is not "none". */
  permissions: z.record(z.string(), z.object({ grant: z.enum(grants), limits: z.array(z.string()) })),
  /** Signed in by a link and without passkey or app: only the calls `me`, `factors.…` and `sign_out` answer. */
  must_enrol: z.boolean(),
  /** Until when what needs a confirmation may be done without another one; null: not now. */
  confirmed_until: z.string().nullable(),
  /** The session ends then, and before it after `idle_minutes` without a call. */
  ends_at: z.string(),
  idle_minutes: z.number(),
  /** On a handheld: the rights of the warehouse only, and nothing is confirmed. */
  handheld: z.boolean(),
});
export type StaffMe = z.output<typeof staffMeSchema>;

/** Opens a session by the key of a mailed or printed link: an invitation, or the demo's link. Works once. */
export const openLinkOperation = staffOperation({
  name: 'sign_in.by_link',
  permission: 'nobody',
  summary: 'Sign in by a link that works once',
  input: z.object({ key: z.string().max(100) }),
  output: staffMeSchema,
  refusals: ['staff_link_used'],
});

export const signInOptionsOperation = staffOperation({
  name: 'sign_in.passkey_options',
  permission: 'nobody',
  summary: 'Begin to sign in by a passkey',
  input: z.object({}),
  output: options,
});

export const signInByPasskeyOperation = staffOperation({
  name: 'sign_in.by_passkey',
  permission: 'nobody',
  summary: 'Sign in by a passkey',
  input: z.object({ credential: signedCredentialSchema, handheld: handheldInput }),
  output: staffMeSchema,
  refusals: ['staff_sign_in_failed', 'staff_handheld_not_permitted'],
});

/** Signs in by password and the code of the authenticator app, both set by `factors.add_app`. */
export const signInByAppOperation = staffOperation({
  name: 'sign_in.by_app',
  permission: 'nobody',
  summary: 'Sign in by password and the code of the app',
  input: z.object({
    email: emailInput,
    password: passwordInput,
    app_code: codeInput,
    handheld: handheldInput,
  }),
  output: staffMeSchema,
  refusals: ['staff_sign_in_failed', 'password_tries_exceeded', 'staff_handheld_not_permitted'],
});

/**
 * For who has lost passkey and app: a recovery code, which is used up, and a link mailed then, by which a new
 * passkey or app is added. The answer is the same for a wrong code.
 */
export const recoverOperation = staffOperation({
  name: 'sign_in.recover',
  permission: 'nobody',
  summary: 'Have a link mailed by a recovery code',
  input: z.object({ email: emailInput, recovery_code: codeInput }),
  output: done,
  refusals: ['password_tries_exceeded'],
});

export const signOutOperation = staffOperation({
  name: 'sign_out',
  permission: 'nobody',
  summary: 'End this session',
  input: z.object({}),
  output: done,
});

export const meOperation = staffOperation({
  name: 'me',
  permission: 'anyone',
  summary: 'Who is signed in, and what they may do',
  input: z.object({}),
  output: staffMeSchema,
});

export const confirmOptionsOperation = staffOperation({
  name: 'confirm.passkey_options',
  permission: 'anyone',
  summary: 'Begin to prove again who one is',
  input: z.object({}),
  output: options,
});

/** For five minutes what needs a confirmation may be done; the session's token is another one afterwards. */
export const confirmByPasskeyOperation = staffOperation({
  name: 'confirm.by_passkey',
  permission: 'anyone',
  summary: 'Prove by a passkey who one is',
  input: z.object({ credential: signedCredentialSchema }),
  output: staffMeSchema,
  refusals: ['staff_confirmation_failed'],
});

export const confirmByAppOperation = staffOperation({
  name: 'confirm.by_app',
  permission: 'anyone',
  summary: 'Prove by the code of the app who one is',
  input: z.object({ app_code: codeInput }),
  output: staffMeSchema,
  refusals: ['staff_confirmation_failed'],
});

const factorSchema = z.object({
  id: z.number(),
  kind: z.enum(['passkey', 'app']),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});

/** The ways one can sign in. */
export const factorsOperation = staffOperation({
  name: 'factors.list',
  permission: 'anyone',
  summary: 'Own passkeys, authenticator app, and how many recovery codes are left',
  input: z.object({}),
  output: z.object({ factors: z.array(factorSchema), recovery_codes_left: z.number() }),
});

export const passkeyOptionsForStaffOperation = staffOperation({
  name: 'factors.passkey_options',
  permission: 'anyone',
  summary: 'Begin to add a passkey',
  input: z.object({}),
  output: options,
  refusals: ['staff_confirmation_needed', 'staff_passkeys_full'],
});

/** With the first factor recovery codes are made; they are told this once. */
const addedSchema = z.object({ factor: factorSchema, recovery_codes: z.array(z.string()).nullable() });

export const addStaffPasskeyOperation = staffOperation({
  name: 'factors.add_passkey',
  permission: 'anyone',
  summary: 'Add a passkey',
  input: z.object({ name: z.string().trim().max(40).optional(), credential: createdCredentialSchema }),
  output: addedSchema,
  refusals: ['staff_confirmation_needed', 'staff_passkeys_full', 'staff_passkey_unreadable'],
});

/** A new secret for an authenticator app; it counts once `add_app` has its first code and a password. */
export const appSecretOperation = staffOperation({
  name: 'factors.app_secret',
  permission: 'anyone',
  summary: 'Begin to add an authenticator app',
  input: z.object({}),
  output: z.object({
    secret: z.string(),
    /** otpauth://totp/… for the QR code */
    address: z.string(),
    /** The QR code as SVG. */
    qr: z.string(),
  }),
  refusals: ['staff_confirmation_needed'],
});

export const addAppOperation = staffOperation({
  name: 'factors.add_app',
  permission: 'anyone',
  summary: 'Add the authenticator app by its first code',
  input: z.object({ app_code: codeInput, password: passwordInput }),
  output: addedSchema,
  refusals: ['staff_confirmation_needed', 'staff_code_wrong', ...passwordCodes],
});

export const removeFactorOperation = staffOperation({
  name: 'factors.remove',
  permission: 'anyone',
  summary: 'Remove a passkey or the app',
  input: z.object({ id: z.number().int() }),
  output: done,
  refusals: ['staff_confirmation_needed', 'staff_factor_unknown', 'staff_factor_last'],
});

/** Ten new ones; the former no longer hold. */
export const recoveryCodesOperation = staffOperation({
  name: 'factors.recovery_codes',
  permission: 'anyone',
  summary: 'New recovery codes',
  input: z.object({}),
  output: z.object({ recovery_codes: z.array(z.string()) }),
  refusals: ['staff_confirmation_needed'],
});

export const staffSessionsOperation = staffOperation({
  name: 'sessions.list',
  permission: 'anyone',
  summary: 'Own sessions, the last used first',
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.string(),
      /** "Chrome su Windows" */
      device: z.string(),
      created_at: z.string(),
      last_used_at: z.string(),
      current: z.boolean(),
      handheld: z.boolean(),
    }),
  ),
});

export const endStaffSessionOperation = staffOperation({
  name: 'sessions.end',
  permission: 'anyone',
  summary: 'End one of one’s sessions, or all others',
  input: z.union([z.object({ id: z.uuid() }), z.object({ others: z.literal(true) })]),
  output: z.object({ ended: z.number() }),
  refusals: ['staff_session_unknown'],
});
