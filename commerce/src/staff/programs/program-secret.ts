import { createHash, randomBytes } from 'node:crypto';
import { programTokenPrefix } from '@casamaestra/contract/staff/program-tokens.operations.ts';
import type { Caller } from '../../contract-http/caller.ts';

const ENDING = 4;
const scheme = /^Bearer\s+(cm_\S*)$/i;

/** 256 random bits: a plain SHA-256 is enough to keep. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** A new secret, with what is kept of it. */
export function newProgramSecret(): {
  readonly secret: string;
  readonly hash: Buffer;
  readonly ending: string;
} {
  const secret = `${programTokenPrefix}${randomBytes(32).toString('base64url')}`;
  return { secret, hash: hashOfSecret(secret), ending: secret.slice(-ENDING) };
}

/** The token a call carries; undefined: it is no program's call. */
export const secretOf = ({ header }: Pick<Caller, 'header'>): string | undefined =>
  scheme.exec(header('authorization') ?? '')?.[1];
