import { passwordCharactersMax, passwordCharactersMin } from '@casamaestra/contract/customers/password.ts';

export type PasswordFault = 'too_short' | 'too_long' | 'guessable';

export interface PasswordContext {
  /** Common passwords, in lower case. */
  readonly common: ReadonlySet<string>;
  /** Whole leaked passwords, in lower case: refused as such, but not as parts of others. */
  readonly leaked: ReadonlySet<string>;
  /** Words an attacker tries first for this account: shop, names, e-mail address. */
  readonly words: readonly string[];
}

/** A password made of fewer distinct parts than this is easy to guess. */
const PARTS_MIN = 4;
const WORD_CHARACTERS_MIN = 3;
const COMMON_CHARACTERS_MIN = 4;
const COMMON_CHARACTERS_MAX = 24;

/**
 * Sequences of adjacent characters: digits, alphabet, rows and columns of the Italian and English keyboard,
 * in both directions.
 */
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
/** Some characters fold into many: bounds the work. */
const FOLDED_CHARACTERS_MAX = 300;
const PART_CHARACTERS_MAX = 64;

/** One form for all ways to type the same characters (NIST SP 800-63B-4, 3.1.1.2: Unicode normalisation). */
export const normalPassword = (password: string): string => password.normalize('NFC');

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/** Splits names, e-mail address and shop name into the words an attacker would combine. */
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

/** Common substitutes for letters. */
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

/** The cost of a part: 0 if it belongs to the account, 1 if it is a common one, else undefined. */
function costOf(part: string, { common, words }: PasswordContext): number | undefined {
  const bare = undisguised(part);
  if (words.includes(part) || words.includes(bare)) return 0;
  if (isRun(part) || isYear(part)) return 1;
  if (part.length < COMMON_CHARACTERS_MIN || part.length > COMMON_CHARACTERS_MAX) return undefined;
  return common.has(part) || common.has(bare) ? 1 : undefined;
}

/**
 * The fewest parts a password can be composed of: common passwords, keyboard sequences, years, single
 * characters (one each); repetitions and words of the account cost nothing.
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

/** Whether it is listed, as it is or by its letters and digits only: "Correct-horse battery staple". */
function isListed(text: string, { common, leaked }: PasswordContext): boolean {
  const plain = folded(text);
  const forms = [text.toLowerCase(), plain, lettersAndDigits(plain)];
  return forms.some((form) => common.has(form) || leaked.has(form));
}

/**
 * The fault of a new password by NIST SP 800-63B-4, 3.1.1.2: length and a blocklist, including combinations
 * of its entries and disguised ones ("P@ssw0rd2026!"); no rule about kinds of characters.
 */
export function passwordFault(password: string, context: PasswordContext): PasswordFault | undefined {
  const text = normalPassword(password);
  const characters = [...text].length;
  if (characters < passwordCharactersMin) return 'too_short';
  if (characters > passwordCharactersMax) return 'too_long';
  return isListed(text, context) || partsOf(text, context) < PARTS_MIN ? 'guessable' : undefined;
}
