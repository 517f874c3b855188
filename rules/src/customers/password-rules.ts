import { passwordCharactersMax, passwordCharactersMin } from '@casamaestra/contract/customers/password.ts';

export type PasswordFault = 'too_short' | 'too_long' | 'guessable';

export interface PasswordContext {
  /** Passwords that many people use, in lower case. */
  readonly common: ReadonlySet<string>;
  /** Whole passwords out of leaks, in lower case: refused, but parts of others may be like them. */
  readonly leaked: ReadonlySet<string>;
  /** Words an attacker tries first for this account: shop, names, e-mail. */
  readonly words: readonly string[];
}

/** A password made of fewer distinct parts than this is one of those that are tried first. */
const PARTS_MIN = 4;
const WORD_CHARACTERS_MIN = 3;
const COMMON_CHARACTERS_MIN = 4;
const COMMON_CHARACTERS_MAX = 24;

/** Runs of neighbours: digits, alphabet, rows and columns of the Italian and English keyboard; both directions. */
const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
];
const runs = rows.flatMap((row) => [row, [...row].toReversed().join('')]);
const RUN_CHARACTERS_MIN = 3;
/** Some characters fold into many: the work stays bounded. */
const FOLDED_CHARACTERS_MAX = 300;
const PART_CHARACTERS_MAX = 64;

/** One text for all ways to type the same characters (NIST SP 800-63B-4, 3.1.1.2: Unicode normalisation). */
export const normalPassword = (password: string): string => password.normalize('NFC');

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/** Names, e-mail and shop name cut into the words an attacker would put together. */
export function contextWords(...texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => {
    const whole = folded(text);
    return [whole, whole.replace(/@.*$/, ''), ...whole.split(/[^\p{Letter}\p{Number}]+/u)];
  });
  return [...new Set(words)].filter((word) => word.length >= WORD_CHARACTERS_MIN);
}

function isRun(part: string): boolean {
  if (part.length < RUN_CHARACTERS_MIN) return false;
  return part === (part[0] ?? '').repeat(part.length) || runs.some((run) => run.includes(part));
}

/** What is typed in place of a letter by nearly everybody who does so. */
const disguises: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
const undisguised = (text: string): string =>
  text.replaceAll(/[@431!0$57]/g, (sign) => disguises[sign] ?? sign);

const lettersAndDigits = (text: string): string => text.replaceAll(/[^\p{Letter}\p{Number}]+/gu, '');

const isYear = (part: string): boolean => /^(?:1[89]|20)\d\d$/.test(part);

/** What a part adds: nothing if the attacker knows it, one if it is a common one, else undefined. */
function costOf(part: string, { common, words }: PasswordContext): number | undefined {
  const bare = undisguised(part);
  if (words.includes(part) || words.includes(bare)) return 0;
  if (isRun(part) || isYear(part)) return 1;
  if (part.length < COMMON_CHARACTERS_MIN || part.length > COMMON_CHARACTERS_MAX) return undefined;
  return common.has(part) || common.has(bare) ? 1 : undefined;
}

/**
 * The fewest parts the whole password can be put together from: common passwords, runs of the keyboard, years,
 * single characters (one each); what was there before, a character again and words of the account count nothing.
 */
export function partsOf(password: string, context: PasswordContext): number {
  const text = folded(password).slice(0, FOLDED_CHARACTERS_MAX);
  const best = [0];
  for (let end = 1; end <= text.length; end += 1) {
    const twice = end > 1 && text[end - 1] === text[end - 2];
    let least = (best[end - 1] ?? 0) + (twice ? 0 : 1);
    for (let start = Math.max(0, end - PART_CHARACTERS_MAX); start < end; start += 1) {
      const part = text.slice(start, end);
      const before = text.slice(0, start);
      const again = part.length >= WORD_CHARACTERS_MIN && before.includes(part);
      const cost = again ? 0 : costOf(part, context);
      if (cost !== undefined) least = Math.min(least, (best[start] ?? 0) + cost);
    }
    best[end] = least;
  }
  return best[text.length] ?? 0;
}

/** On the list as it is, or when only letters and digits are looked at: "Correct-horse battery staple". */
function isListed(text: string, { common, leaked }: PasswordContext): boolean {
  const plain = folded(text);
  const forms = [text.toLowerCase(), plain, lettersAndDigits(plain)];
  return forms.some((form) => common.has(form) || leaked.has(form));
}

/**
 * What is wrong with a new password, by NIST SP 800-63B-4, 3.1.1.2: length and a blocklist, which holds what is put
 * together from its entries and what is disguised ("P@ssw0rd2026!") too; no rule on kinds of characters.
 */
export function passwordFault(password: string, context: PasswordContext): PasswordFault | undefined {
  const text = normalPassword(password);
  const characters = [...text].length;
  if (characters < passwordCharactersMin) return 'too_short';
  if (characters > passwordCharactersMax) return 'too_long';
  return isListed(text, context) || partsOf(text, context) < PARTS_MIN ? 'guessable' : undefined;
}
