import { createHmac, randomBytes } from 'node:crypto';
import { deviceCookie } from '@casamaestra/contract/customers/session.operations.ts';
import type { Caller } from '../../contract-http/caller.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import { accountOf } from '../rate-limits.ts';
import { sameHash } from './refresh-token.ts';
import { setCookieFor } from './session-cookie.ts';

const SECRET = 'known-device';
const BYTES = 16;
/** The longest time browsers keep a cookie (RFC 6265bis, 5.5). */
const AGE_MS = 400 * 24 * 3_600_000;
const form = /^(?<id>[\w-]{22})\.(?<proof>[\w-]{43})$/;

type Secrets = Pick<CustomerDependencies, 'secrets'>;

const proofBy = (key: Buffer, id: string, email: string): Buffer =>
  createHmac('sha256', key)
    .update(`${id} ${accountOf(email)}`)
    .digest();

/**
 * The id of a browser that has logged in to the account of this address before, else null. It authorises
 * nothing.
 */
export async function knownDevice(deps: Secrets, caller: Caller, email: string): Promise<string | null> {
  const { id, proof } = form.exec(caller.cookie(deviceCookie) ?? '')?.groups ?? {};
  if (id === undefined || proof === undefined) return null;
  const sent = Buffer.from(proof, 'base64url');
  const keys = await deps.secrets.accepted(SECRET);
  return keys.some((key) => sameHash(proofBy(key, id, email), sent)) ? id : null;
}

/** Marks the browser as one that has logged in to this account. */
export async function markDevice(deps: Secrets, caller: Caller, email: string): Promise<void> {
  const id = (await knownDevice(deps, caller, email)) ?? randomBytes(BYTES).toString('base64url');
  const proof = proofBy(await deps.secrets(SECRET), id, email);
  setCookieFor(caller, deviceCookie, `${id}.${proof.toString('base64url')}`, AGE_MS);
}
