import type { ToolCategory } from '../shop/shop-file.ts';

/** Where pages read the list of tools and store a choice. */
export const consentPath = '/api/open/consent';

/** Months after which the choice is asked for again (Garante, 10 June 2021: six at least). */
const KEPT_DAYS = 183;
const DAY_MS = 86_400_000;

/** A choice as the cookie holds it. */
export interface ConsentChoice {
  /** Of the list that was shown. */
  readonly version: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly categories: readonly string[];
}

const secureName = '__Host-consent';
const plainName = 'consent';

/** The cookie of a choice; it names no person. */
export function consentCookie({ version, at, categories }: ConsentChoice, isSecure: boolean): string {
  const value = `${version}.${Math.floor(at / 1000).toString(36)}.${categories.join('+')}`;
  const lifetime_s = (KEPT_DAYS * DAY_MS) / 1000;
  return `${isSecure ? secureName : plainName}=${value}; Max-Age=${lifetime_s}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The choice in force; undefined when there is none, it is too old or the list is another one since. */
export function consentIn(cookies: string, version: string, now: number): ConsentChoice | undefined {
  const [, of = '', time = '', categories = ''] =
    /(?:^|; )(?:__Host-)?consent=(\w+)\.(\w+)\.([a-z+]*)/.exec(cookies) ?? [];
  const at = Number.parseInt(time, 36) * 1000;
  if (of !== version || !(at > now - KEPT_DAYS * DAY_MS && at <= now + DAY_MS)) return undefined;
  return { version: of, at, categories: categories.split('+').filter((one) => one !== '') };
}

/** A tool as the banner shows and starts it. */
export interface ConsentTool {
  readonly id: string;
  readonly category: ToolCategory;
  readonly name: string;
  readonly provider: string;
  readonly purpose: string;
  readonly lifetime: string;
  readonly script: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly queue: {
    readonly name: string;
    readonly calls: readonly (readonly (string | number | boolean)[])[];
  } | null;
}

/** Everything the banner needs, in the language of the page. */
export interface ConsentList {
  readonly version: string;
  readonly tools: readonly ConsentTool[];
  readonly categories: readonly { readonly id: ToolCategory; readonly name: string; readonly text: string }[];
  readonly texts: ConsentWords;
}

export interface ConsentWords {
  readonly title: string;
  readonly text: string;
  readonly policy: string;
  readonly accept: string;
  readonly refuse: string;
  readonly choose: string;
  readonly save: string;
  readonly close: string;
  readonly technical: string;
  readonly technicalText: string;
  readonly provider: string;
  readonly lifetime: string;
}
