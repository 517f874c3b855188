import type { PictureFinding } from '@casamaestra/texts/staff/import-texts.ts';
import { get } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, publicLookup } from '../platform/http/public-address.ts';

export type FetchedPicture =
  | { readonly ok: true; readonly bytes: Buffer }
  | {
      readonly ok: false;
      readonly reason: PictureFinding;
      /** The host itself did not answer. */
      readonly isAway?: boolean;
    };

const bytesMax = 25 * 1024 * 1024;
const millisecondsMax = 20_000;
const redirectsMax = 3;

/**
 * Why a URL is refused: only https, default port, no credentials, no private host. Null when it is allowed.
 */
export function refusalOfUrl(address: string): PictureFinding | null {
  if (!URL.canParse(address)) return { code: 'address_invalid' };
  const url = new URL(address);
  if (url.protocol !== 'https:') return { code: 'address_not_https' };
  if (url.port !== '') return { code: 'address_with_port' };
  if (url.username !== '' || url.password !== '') return { code: 'address_with_credentials' };
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (
    isIP(host) !== 0
      ? !isPublicAddress(host)
      : !host.includes('.') || /\.(local|internal|localhost)\.?$/.test(host)
  ) {
    return { code: 'address_private' };
  }
  return null;
}

const networkReasons: Readonly<Record<string, PictureFinding>> = {
  ENOTFOUND: { code: 'site_unknown' },
  EAI_AGAIN: { code: 'site_name_not_found' },
  ECONNREFUSED: { code: 'site_refuses' },
  ECONNRESET: { code: 'site_hung_up' },
  ETIMEDOUT: { code: 'site_too_slow' },
  EPRIVATE: { code: 'address_private' },
};

function unreachable(error: NodeJS.ErrnoException): PictureFinding {
  const { code = '' } = error;
  const known = networkReasons[code];
  if (known !== undefined) return known;
  return /CERT|SSL|TLS/.test(code)
    ? { code: 'site_certificate' }
    : { code: 'site_unreachable', facts: { why: code } };
}

/** Target of a redirect; null when the Location header is not a valid URL. */
export const redirectTarget = (location: string, from: string): string | null =>
  URL.parse(location, from)?.href ?? null;

type Answer = FetchedPicture | { readonly redirect: string };

function request(address: string, signal: AbortSignal): Promise<Answer> {
  return new Promise((answer) => {
    const fail = (reason: PictureFinding, isAway = false) => answer({ ok: false, reason, isAway });
    const outgoing = get(
      address,
      { lookup: publicLookup, signal, headers: { accept: 'image/*' } },
      (incoming) => {
        const { statusCode = 0, headers } = incoming;
        if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
          incoming.destroy();
          const redirect = redirectTarget(headers.location, address);
          return redirect === null ? fail({ code: 'site_redirects_nowhere' }) : answer({ redirect });
        }
        if (statusCode !== 200) {
          incoming.destroy();
          return fail({ code: 'site_answered', facts: { status: statusCode } });
        }
        const chunks: Buffer[] = [];
        let size = 0;
        incoming.on('data', (chunk: Buffer) => {
          size += chunk.length;
          chunks.push(chunk);
          if (size > bytesMax) incoming.destroy(new Error('too large'));
        });
        incoming.on('end', () => answer({ ok: true, bytes: Buffer.concat(chunks) }));
        incoming.on('error', () => {
          if (signal.aborted) return fail({ code: 'site_too_slow' }, true);
          fail({ code: size > bytesMax ? 'file_too_large' : 'site_stopped_sending' });
        });
      },
    );
    outgoing.on('error', (error) =>
      fail(error.name === 'AbortError' ? { code: 'site_too_slow' } : unreachable(error), true),
    );
  });
}

/** Downloads a picture from a URL. */
export type FetchPicture = (address: string) => Promise<FetchedPicture>;

/** Downloads one picture; refusals are values. At most 25 MB, 20 s, 3 redirects. */
export async function fetchPicture(address: string): Promise<FetchedPicture> {
  const signal = AbortSignal.timeout(millisecondsMax);
  let current = address;
  for (let hop = 0; hop <= redirectsMax; hop += 1) {
    const refusal = refusalOfUrl(current);
    if (refusal !== null) return { ok: false, reason: refusal };
    const answer = await request(current, signal);
    if (!('redirect' in answer)) return answer;
    current = answer.redirect;
  }
  return { ok: false, reason: { code: 'site_redirects_too_often' } };
}
