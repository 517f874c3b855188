import { languageCookie, secureLanguageCookie } from './language-cookie.ts';

/** Colours of the pages: those of the system, or one of the two. */
export const themes = ['system', 'light', 'dark'] as const;

const cookies = { language: languageCookie, currency: 'currency', theme: 'theme' } as const;

/** What a visitor may choose about the pages; each choice is a cookie. */
export type Preference = keyof typeof cookies;
export const preferences = Object.keys(cookies) as readonly Preference[];

/** Choices that are the same as none: their cookie is removed. */
const usual: ReadonlySet<string> = new Set(['EUR', 'system']);

const year_s = 365 * 86_400;

/**
 * The cookie of a choice, kept for 365 days (L21), as in a Set-Cookie header or `document.cookie`.
 * @param isSecure whether the shop is asked by https; the name then has the prefix __Host-
 */
export function preferenceCookie(preference: Preference, value: string, isSecure: boolean): string {
  const plain = cookies[preference];
  const name = isSecure ? (preference === 'language' ? secureLanguageCookie : `__Host-${plain}`) : plain;
  const lifetime_s = usual.has(value) ? 0 : year_s;
  return `${name}=${value}; Max-Age=${lifetime_s}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
