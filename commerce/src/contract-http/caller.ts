import { previewCookie } from '@casamaestra/contract/content/preview-cookie.ts';
import { languageInCookies } from '@casamaestra/contract/platform/language-cookie.ts';
import { offeredLanguage } from '@casamaestra/texts/languages.ts';
import type { Language, OfferedLanguages } from '@casamaestra/texts/languages.ts';
import type { CallContext } from '@casamaestra/contract/platform/operation.ts';
import type { RawCall } from '../platform/http/raw-call.ts';

/** The caller as seen by the connection; identified only after `jwt` is verified. */
export interface Caller {
  /** Token of header "Jwt: Bearer …"; undefined when the header is missing or not of that form. */
  readonly jwt: string | undefined;
  /** Network address, for rate limits; "local" for calls this process makes for no particular client. */
  readonly address: string;
  /** Language of the caller's page and of the sentences in answers. */
  readonly language: Language;
  readonly requestId: string;
  /** First value of a header, by lower-case name. */
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  /** Adds a Set-Cookie header to the response. */
  setCookie(value: string): void;
}

/**
 * Header in which the server passes on the client's network address; a value sent by the client is replaced.
 */
export const addressHeader = 'x-client-address';

export function cookieIn(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** The caller of a call over HTTP; cookies set for it are added to `cookies`. */
export function callerOf(
  { header, requestId }: Pick<RawCall, 'header' | 'requestId'>,
  cookies: string[],
  offered: OfferedLanguages,
): Caller {
  return {
    get jwt() {
      return /^Bearer\s+(\S+)$/i.exec(header('jwt') ?? '')?.[1];
    },
    get address() {
      return header(addressHeader) ?? 'unknown';
    },
    get language() {
      return offeredLanguage(languageInCookies(header('cookie')), offered);
    },
    requestId,
    header,
    cookie: (name) => cookieIn(header('cookie'), name),
    setCookie: (value) => void cookies.push(value),
  };
}

/** The caller of a call without HTTP. */
export function localCaller(context: CallContext, offered: OfferedLanguages): Caller {
  return {
    jwt: context.jwt,
    address: context.address ?? 'local',
    language: offeredLanguage(context.language, offered),
    requestId: context.requestId ?? '',
    header: () => undefined,
    cookie: (name) => (name === previewCookie ? context.preview : undefined),
    setCookie: () => undefined,
  };
}
