import { z } from 'zod';
import { inputCodes } from '../platform/call.refusals.ts';
import { operation } from '../platform/operation.ts';
import { authRecordSchema } from './session.operations.ts';

const method = <const Name extends string>(name: Name) =>
  `/api/method/casamaestra.customers.${name}` as const;
const password = z.string().max(1024).optional();
/** base64url */
const bytes = (characters: number) => z.string().max(characters);
/** Options for `navigator.credentials`, as JSON (WebAuthn Level 3, 5.1.8 and 5.1.9). */
const optionsSchema = z.object({ options: z.record(z.string(), z.unknown()) });

const answered = <Shape extends z.ZodRawShape>(response: Shape) =>
  z.object({
    id: bytes(1400),
    rawId: bytes(1400),
    type: z.literal('public-key'),
    response: z.object({ clientDataJSON: bytes(8000), ...response }),
    authenticatorAttachment: z.string().max(40).optional(),
  });

/** What `navigator.credentials.create` gives, as JSON. */
export const createdCredentialSchema = answered({
  attestationObject: bytes(20_000),
  transports: z.array(z.string().max(40)).max(10).optional(),
});
/** What `navigator.credentials.get` gives, as JSON. */
export const signedCredentialSchema = answered({
  authenticatorData: bytes(4000),
  signature: bytes(4000),
  userHandle: bytes(100).optional(),
});

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type Passkey = z.output<typeof passkeySchema>;

/** The customer's passkeys, newest first. Jwt. */
export const passkeysOperation = operation({
  name: 'customers.passkeys',
  verb: 'POST',
  path: method('passkeys'),
  aliases: [],
  envelope: 'message',
  summary: 'Own passkeys',
  input: z.object({}),
  output: z.array(passkeySchema),
  refusals: [...inputCodes, 'login_required', 'login_for_shopping_only'],
});

/** Options to create a passkey. Jwt; from ten minutes after the login also the password. */
export const passkeyOptionsOperation = operation({
  name: 'customers.passkeyOptions',
  verb: 'POST',
  path: method('passkey_options'),
  aliases: [],
  envelope: 'message',
  summary: 'Begin to add a passkey',
  input: z.object({ password }),
  output: optionsSchema,
  refusals: [
    ...inputCodes,
    'login_required',
    'login_for_shopping_only',
    'passkeys_full',
    'password_needed',
    'password_wrong',
    'password_tries_exceeded',
    'tries_exceeded',
  ],
});

/** Stores the passkey created by the browser. Jwt. */
export const addPasskeyOperation = operation({
  name: 'customers.addPasskey',
  verb: 'POST',
  path: method('add_passkey'),
  aliases: [],
  envelope: 'message',
  summary: 'Add a passkey',
  input: z.object({ name: z.string().max(60).optional(), credential: createdCredentialSchema }),
  output: passkeySchema,
  refusals: [
    ...inputCodes,
    'login_required',
    'login_for_shopping_only',
    'passkeys_full',
    'passkey_unreadable',
    'passkey_known',
  ],
});

/** Removes one of the customer's passkeys. Jwt; from ten minutes after the login also the password. */
export const removePasskeyOperation = operation({
  name: 'customers.removePasskey',
  verb: 'POST',
  path: method('remove_passkey'),
  aliases: [],
  envelope: 'message',
  summary: 'Remove a passkey',
  input: z.object({ id: bytes(1400), password }),
  output: z.object({ status: z.literal('success') }),
  refusals: [
    ...inputCodes,
    'login_required',
    'login_for_shopping_only',
    'passkey_unknown',
    'password_needed',
    'password_wrong',
    'password_tries_exceeded',
    'tries_exceeded',
  ],
});

/** Options for a login with any passkey of the shop. Guest. */
export const passkeyLoginOptionsOperation = operation({
  name: 'customers.passkeyLoginOptions',
  verb: 'POST',
  path: method('passkey_login_options'),
  aliases: [],
  envelope: 'message',
  summary: 'Begin a login by passkey',
  input: z.object({}),
  output: optionsSchema,
  refusals: [...inputCodes, 'tries_exceeded'],
});

/** Logs in by a passkey, which identifies the customer. Guest. */
export const logInByPasskeyOperation = operation({
  name: 'customers.logInByPasskey',
  verb: 'POST',
  path: method('log_in_by_passkey'),
  aliases: [],
  envelope: 'message',
  summary: 'Log in by a passkey',
  input: z.object({
    credential: signedCredentialSchema,
    remember: z.union([z.boolean(), z.stringbool()]).default(false),
  }),
  output: authRecordSchema,
  refusals: [...inputCodes, 'passkey_opens_nothing', 'tries_exceeded'],
});
