import { createHash } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { ShopSecrets } from '../../platform/secrets/shop-secrets.ts';
import { isSignatureOf, signatureOf } from '../../platform/secrets/signatures.ts';

/** What opens a preview, until a moment in epoch milliseconds. */
export type PreviewClaim = { readonly until: number } & (
  | { readonly at: number }
  /** A text that is being written, and the session of who writes it. */
  | { readonly draft: string; readonly session: string }
);

/** Signs and verifies what opens a preview: "<at>.<until>.<signature>", "d.<draft>.<session>.<until>.<signature>". */
export interface PreviewTokens {
  sign(claim: PreviewClaim): Promise<string>;
  /** What a valid token says, else null. */
  read(token: string): Promise<PreviewClaim | null>;
}

const SECRET = 'content-preview';
const MARK_CHARACTERS = 22;

/** Names a session to who already knows its id, and to nobody else. */
export const markOfSession = (sessionId: string): string =>
  createHash('sha256').update(sessionId).digest('base64url').slice(0, MARK_CHARACTERS);

/** The session named in a token, signed or not; undefined: it is of no draft. */
export const sessionInToken = (token: string): string | undefined => draftForm.exec(token)?.[3];

const momentForm = /^((\d{1,15})\.(\d{1,15}))\.([\w-]{22})$/;
const draftForm = /^(d\.([\w-]{22})\.([\w-]{22})\.(\d{1,15}))\.([\w-]{22})$/;

const said = (claim: PreviewClaim): string =>
  'at' in claim ? `${claim.at}.${claim.until}` : `d.${claim.draft}.${claim.session}.${claim.until}`;

/** What a token says, whether it is true or not. */
function claimIn(token: string): { readonly claim: PreviewClaim; readonly signature: string } | undefined {
  const [, , at, until, signature = ''] = momentForm.exec(token) ?? [];
  if (at !== undefined) return { claim: { at: Number(at), until: Number(until) }, signature };
  const [, , draft, session, end, sent = ''] = draftForm.exec(token) ?? [];
  if (draft === undefined || session === undefined) return undefined;
  return { claim: { draft, session, until: Number(end) }, signature: sent };
}

export function createPreviewTokens(secrets: ShopSecrets, clock: Clock): PreviewTokens {
  return {
    async sign(claim) {
      const text = said(claim);
      return `${text}.${await signatureOf(secrets, SECRET, text)}`;
    },
    async read(token) {
      const found = claimIn(token);
      if (found === undefined || found.claim.until <= clock.now()) return null;
      const isSigned = await isSignatureOf(secrets, SECRET, said(found.claim), found.signature);
      return isSigned ? found.claim : null;
    },
  };
}
