import type { SearchLanguage } from '../search-engine.ts';
import { fold } from './fold.ts';
import { ITALIAN_ELISIONS } from './stop-words.ts';
import { canonicalMeasure, canonicalNumber, measureGrammar } from './units.ts';

export type TokenKind = 'word' | 'number' | 'measure' | 'size' | 'code';

export type Token = {
  /** Folded and normalised: "trapano", "5000ml", "60x120", "sku123a". */
  readonly text: string;
  readonly kind: TokenKind;
  /** Parts by which the token can be found too: "60x120" → 60, 120; "sku-123-a" → sku, 123. */
  readonly parts: readonly string[];
  /** Whether a comma, bracket or dash comes before it. */
  readonly afterBreak: boolean;
  /** As typed (folded), where the text is not: "10 litri" of "10000ml". */
  readonly shown?: string;
};

/** A token as to be shown to who typed it. */
export const shownOf = ({ shown, text }: Token): string => shown ?? text;

const NO_PARTS: readonly string[] = [];
const LETTERS = /\p{L}+/uy;
const CODE = /[\p{L}\p{N}]+(?:[-_./+#][\p{L}\p{N}]+)*/uy;
/** Maximum length of a token; longer ones are cut. */
const TOKEN_CHARS_MAX = 40;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isAsciiLetter = (code: number): boolean => code >= 97 && code <= 122;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

class Scanner {
  readonly tokens: Token[] = [];
  private at = 0;
  private broken = false;
  private readonly text: string;
  private readonly language: SearchLanguage;
  private readonly tokensMax: number;

  constructor(text: string, language: SearchLanguage, tokensMax: number) {
    this.text = text;
    this.language = language;
    this.tokensMax = tokensMax;
  }

  scan(): Token[] {
    const { text } = this;
    while (this.at < text.length && this.tokens.length < this.tokensMax) {
      const code = text.charCodeAt(this.at);
      if (isAsciiLetter(code) || code > 127) this.wordOrCode();
      else if (isDigit(code) || ((code === 46 || code === 44) && this.startsDecimal())) this.numeric();
      else {
        if (code !== 32 && code !== 39) this.broken = true;
        this.at += 1;
      }
    }
    return this.tokens;
  }

  private startsDecimal(): boolean {
    return isDigit(this.text.charCodeAt(this.at + 1)) && !/[\p{L}\p{N}]/u.test(this.text[this.at - 1] ?? ' ');
  }

  private emit(text: string, kind: TokenKind, parts: readonly string[], length: number): void {
    const shown = this.text.slice(this.at, this.at + length).trim();
    this.tokens.push({
      text: text.slice(0, TOKEN_CHARS_MAX),
      kind,
      parts,
      afterBreak: this.broken,
      ...(kind === 'measure' || kind === 'size' ? { shown } : {}),
    });
    this.broken = false;
    this.at += length;
  }

  private wordOrCode(): void {
    const { text } = this;
    let end = this.at;
    while (isAsciiLetter(text.charCodeAt(end))) end += 1;
    if (text.charCodeAt(end) > 127) {
      const letters = matchAt(LETTERS, text, this.at);
      if (letters === null) {
        this.at += 1;
        return;
      }
      end = this.at + letters[0].length;
    }
    const next = text.charCodeAt(end);
    if (next === 39 && this.elided(end)) return;
    if (isDigit(next) || next === 45 || next === 95 || next === 47 || next === 43) {
      if (this.code()) return;
    }
    this.emit(text.slice(this.at, end), 'word', NO_PARTS, end - this.at);
  }

  /** Skips "dell'" before a word and "'s" after one. */
  private elided(apostrophe: number): boolean {
    const word = this.text.slice(this.at, apostrophe);
    const follows = this.text.charCodeAt(apostrophe + 1);
    if (this.language === 'it' && ITALIAN_ELISIONS.has(word) && (isAsciiLetter(follows) || follows > 127)) {
      this.at = apostrophe + 1;
      return true;
    }
    if (this.language === 'en' && this.text.startsWith("'s", apostrophe)) {
      this.emit(word, 'word', NO_PARTS, word.length + 2);
      return true;
    }
    return false;
  }

  /** "ph2", "tnx-18/a", "multi-uso": the joined form and its parts. False for a plain word. */
  private code(): boolean {
    const found = matchAt(CODE, this.text, this.at)?.[0] ?? '';
    if (!/[-_./+#\d]/.test(found)) return false;
    const parts = found.split(/[-_./+#]+|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/u).filter((part) => part !== '');
    if (parts.length < 2) return false;
    const words = parts.every((part) => !/\d/.test(part));
    if (words && (parts.length > 3 || parts.some((part) => part.length < 2))) return false;
    this.emit(found.replace(/[-_./+#]/g, ''), 'code', parts, found.length);
    return true;
  }

  private numeric(): void {
    const { text, at } = this;
    const grammar = measureGrammar(this.language);
    const size = matchAt(grammar.size, text, at);
    if (size !== null) return this.size(size);
    const measure = matchAt(grammar.measure, text, at);
    if (measure !== null && !this.isPreposition(measure)) {
      const number = canonicalNumber(measure[1] ?? '', this.language);
      const unit = grammar.units.get(measure[2] ?? '');
      if (unit !== undefined) {
        return this.emit(canonicalMeasure(number, unit), 'measure', [number], measure[0].length);
      }
    }
    const number = matchAt(grammar.number, text, at);
    const code = matchAt(CODE, text, at)?.[0] ?? '';
    if (number !== null && (code.length <= number[0].length || !/\p{L}/u.test(code))) {
      return this.emit(canonicalNumber(number[0], this.language), 'number', NO_PARTS, number[0].length);
    }
    if (this.code()) return undefined;
    return this.emit(code === '' ? (text[at] ?? '') : code, 'number', NO_PARTS, Math.max(1, code.length));
  }

  /** In "da 5 a 10" the "a" is not ampere. */
  private isPreposition(measure: RegExpExecArray): boolean {
    if (measure[2] !== 'a' || !/\s/.test(measure[0])) return false;
    return /^\s*\d/.test(this.text.slice(this.at + measure[0].length, this.at + measure[0].length + 4));
  }

  private size(found: RegExpExecArray): void {
    const { units } = measureGrammar(this.language);
    const numbers: string[] = [];
    for (const at of [1, 3, 5]) {
      if (found[at] !== undefined) numbers.push(canonicalNumber(found[at], this.language));
    }
    const lastUnit = found[6] ?? found[4] ?? found[2];
    const parts: string[] = [...numbers];
    numbers.forEach((number, index) => {
      const unit = units.get(found[index * 2 + 2] ?? lastUnit ?? '');
      if (unit !== undefined) parts.push(canonicalMeasure(number, unit));
    });
    for (let index = 0; index + 1 < numbers.length && numbers.length > 2; index += 1) {
      parts.push(`${numbers[index]}x${numbers[index + 1]}`);
    }
    if (lastUnit === 'mm' && numbers.every((number) => Number(number) % 10 === 0)) {
      parts.push(numbers.map((number) => Number(number) / 10).join('x'));
    }
    this.emit(numbers.join('x'), 'size', parts, found[0].length);
  }
}

const ITALIAN_NUMBERS = 'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici'.split(' ');
const NUMBER_WORDS =
  /(?<![\p{L}'])(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici)(?!\p{L})/gu;

/** Makes "a tre posti" and "3 posti" equal. */
const withDigits = (text: string, language: SearchLanguage): string =>
  language === 'it' ? text.replace(NUMBER_WORDS, (word) => String(ITALIAN_NUMBERS.indexOf(word))) : text;

/** Splits text into normalised tokens, at most `tokensMax`; stop words are included. */
export function tokenize(text: string, language: SearchLanguage, tokensMax: number): Token[] {
  return new Scanner(withDigits(fold(text), language), language, tokensMax).scan();
}
