import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Caller } from '../../contract-http/caller.ts';
import { staffCookie } from '@casamaestra/contract/staff/sign-in.operations.ts';
import type { ShopSecrets } from '../../platform/secrets/shop-secrets.ts';

const SECRET = 'staff-session';
const form = /^(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/;
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** "<session id>.<256-bit secret>", with the hashes that its row may have. */
export interface StaffToken {
  readonly sessionId: string;
  readonly token: string;
  /** Keyed with the newest key first. */
  readonly hashes: readonly Buffer[];
}

async function hashesOf(secrets: ShopSecrets, token: string): Promise<readonly Buffer[]> {
  const keys = await secrets.accepted(SECRET);
  return keys.map((key) => createHmac('sha256', key).update(token).digest());
}

/** A new token, for a new session or one that goes on. */
export async function newStaffToken(
  secrets: ShopSecrets,
  sessionId: string = randomUUID(),
): Promise<{ readonly sessionId: string; readonly token: string; readonly hash: Buffer }> {
  const token = `${sessionId}.${randomBytes(32).toString('base64url')}`;
  const hash = createHmac('sha256', await secrets(SECRET))
    .update(token)
    .digest();
  return { sessionId, token, hash };
}

export async function readStaffToken(secrets: ShopSecrets, caller: Caller): Promise<StaffToken | null> {
  const token = caller.cookie(staffCookie);
  const sessionId = form.exec(token ?? '')?.groups?.['id'];
  if (token === undefined || sessionId === undefined) return null;
  return { sessionId, token, hashes: await hashesOf(secrets, token) };
}

/** Deleted with the browser; the limits of the session are kept on the server. */
export const setStaffCookie = (caller: Caller, token: string): void =>
  caller.setCookie(`${staffCookie}=${token}; ${attributes}`);

export const removeStaffCookie = (caller: Caller): void =>
  caller.setCookie(`${staffCookie}=; ${attributes}; Max-Age=0`);
