/** Cookie that holds the language a visitor chose. */
export const languageCookie = 'language';
/** The same where the shop is asked by https: no other host of the domain can set it (RFC 6265bis, __Host-). */
export const secureLanguageCookie = '__Host-language';

const secure = /(?:^|;\s*)__Host-language=([a-z]{2})(?:;|$)/;
const plain = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/;

/** The language that a Cookie header names; the one of https goes before one kept earlier under the plain name. */
export const languageInCookies = (header: string | null | undefined): string | undefined =>
  header ? (secure.exec(header) ?? plain.exec(header))?.[1] : undefined;
