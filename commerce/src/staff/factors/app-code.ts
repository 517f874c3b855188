import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;

const totp = (secret: Secret, about: { readonly issuer?: string; readonly label?: string } = {}): TOTP =>
  new TOTP({ ...about, secret, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS });

/** A new secret of 160 bits in base 32, and its address for authenticator apps. */
export function newAppSecret(about: { readonly issuer: string; readonly label: string }): {
  readonly secret: string;
  readonly address: string;
} {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, address: totp(secret, about).toString() };
}

/**
 * The time step (RFC 6238) of a typed code; undefined when it is none of now, the step before and the one after.
 */
export function stepOfCode(secret: string, typed: string, now: number): number | undefined {
  const token = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totp(Secret.fromBase32(secret)).validate({ token, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / (STEP_SECONDS * 1000)) + delta;
}
