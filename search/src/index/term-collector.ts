import type { Analyzer } from '../analysis/analyzer.ts';
import { fold } from '../analysis/fold.ts';
import type { Token } from '../analysis/tokenize.ts';
import { GrowableWords } from './growable.ts';

/** BM25F parameters: saturation, length normalisation. */
const K1 = 0.9;
const B = 0.5;
/** Weight of the parts of a size, measure or code, relative to the whole. */
const PART_WEIGHT = 0.5;
/** Suggestions prefer nouns ("trapano") to properties ("trasparente"). */
const HEAD_WORD_WEIGHT = 24;
const TITLE_TERMS_MAX = 24;
const FIELD_TOKENS_MAX = 400;
const CORE_TERMS_MAX = 8;
/** Postings are stored as term << 8 | impact until the segment is laid out. */
export const IMPACT_BITS = 8;
/**
 * Lowest bit of an impact: the term occurs in name, category, brand or features, not only in the description.
 */
export const FIRM_BIT = 1;

export type TermField = {
  readonly text: string;
  readonly weight: number;
  /** Typical length in tokens. A constant, so that segments built separately give comparable scores. */
  readonly usualLength: number;
  /** What a word in this field adds to its weight in suggestions and corrections. */
  readonly wordWeight: number;
  /** Running text, where a word may be mentioned in passing ("serve un trapano"). */
  readonly prose?: true;
};

export type WordEntry = { readonly term: number; weight: number; shown: string };

/**
 * Capitalised words in a name that is otherwise written small: "Quadro" of "Lavabo sospeso Quadro in ceramica" is a model
 * and no picture. None where every word is capitalised. Folded.
 */
function modelNames(title: string): ReadonlySet<string> {
  const later = title.split(/[^\p{L}]+/u).slice(1);
  if (!later.some((word) => /^\p{Ll}{4,}$/u.test(word))) return NO_MODELS;
  return new Set(later.filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word)).map(fold));
}

const NO_MODELS: ReadonlySet<string> = new Set();

/** Collects terms, words and the impacts of each document. */
export class TermCollector {
  readonly terms = new Map<string, number>();
  readonly words = new Map<string, WordEntry>();
  readonly postings = new GrowableWords();
  readonly postingStart = new GrowableWords();
  readonly titleTerms = new GrowableWords();
  readonly titleStart = new GrowableWords();
  /** Position of the head noun in the title terms, 255: none. */
  readonly titleHead: number[] = [];
  /** Which of the first eight title terms name the product, a bit each: those before the small word after the head noun, model names excepted. */
  readonly titleCore: number[] = [];
  private frequency = new Float32Array(1024);
  private firm = new Uint8Array(1024);
  private readonly touched: number[] = [];
  private readonly analyzer: Analyzer;

  constructor(analyzer: Analyzer) {
    this.analyzer = analyzer;
    this.postingStart.push(0);
    this.titleStart.push(0);
  }

  term(text: string): number {
    const known = this.terms.get(text);
    if (known !== undefined) return known;
    const term = this.terms.size;
    this.terms.set(text, term);
    return term;
  }

  word(text: string): WordEntry {
    const known = this.words.get(text);
    if (known !== undefined) return known;
    const entry = { term: this.term(this.analyzer.term(text, true)), weight: 0, shown: '' };
    this.words.set(text, entry);
    return entry;
  }

  /** Adds the name: its terms in order, with a bonus for the head noun. */
  addTitle(title: string, field: TermField, headBonus: number): void {
    const tokens = this.analyzer.tokens(title, FIELD_TOKENS_MAX);
    const head = this.analyzer.head(tokens);
    this.addTokens(tokens, field);
    let headAt = 255;
    let count = 0;
    let core = 0;
    let open = true;
    const models = modelNames(title);
    for (const [index, token] of tokens.entries()) {
      if (count === TITLE_TERMS_MAX) break;
      if (token.kind === 'word' && this.analyzer.isStop(token.text)) {
        if (headAt !== 255) open = false;
        continue;
      }
      const term = this.termOf(token);
      if (index === head) {
        headAt = count;
        this.add(term, headBonus, FIRM_BIT);
        if (token.kind === 'word') this.word(token.text).weight += HEAD_WORD_WEIGHT;
      }
      if (open && count < CORE_TERMS_MAX && (index === head || !models.has(token.text))) core |= 1 << count;
      this.titleTerms.push(term);
      count += 1;
    }
    this.titleHead.push(headAt);
    this.titleCore.push(core);
    this.titleStart.push(this.titleTerms.length);
    this.noteAccents(title);
  }

  addField(field: TermField): void {
    this.addTokens(this.analyzer.tokens(field.text, FIELD_TOKENS_MAX), field);
  }

  /** Finishes the document: converts its frequencies to impacts of 1 to 255. */
  endDocument(): void {
    for (const term of this.touched) {
      const frequency = this.frequency[term] ?? 0;
      this.frequency[term] = 0;
      const impact = Math.max(2, Math.round((255 * frequency) / (K1 + frequency)));
      const marked = (impact & ~FIRM_BIT) | (this.firm[term] ?? 0);
      this.firm[term] = 0;
      this.postings.push(((term << IMPACT_BITS) | marked) >>> 0);
    }
    this.touched.length = 0;
    this.postingStart.push(this.postings.length);
  }

  private termOf(token: Token): number {
    return token.kind === 'word' ? this.word(token.text).term : this.term(token.text);
  }

  private addTokens(tokens: readonly Token[], field: TermField): void {
    const share = field.weight / (1 - B + (B * tokens.length) / field.usualLength);
    const firm = field.prose === true ? 0 : FIRM_BIT;
    for (const token of tokens) {
      if (token.kind === 'word') {
        if (this.analyzer.isStop(token.text)) continue;
        const word = this.word(token.text);
        word.weight += field.wordWeight;
        this.add(word.term, share, firm);
        continue;
      }
      this.add(this.term(token.text), share, firm);
      for (const part of token.parts) this.addPart(part, share * PART_WEIGHT, firm);
    }
  }

  private addPart(part: string, share: number, firm: number): void {
    const isWord = /^\p{L}{2,}$/u.test(part);
    if (isWord && this.analyzer.isStop(part)) return;
    this.add(isWord ? this.word(part).term : this.term(part), share, firm);
  }

  private add(term: number, share: number, firm: number): void {
    if (term >= this.frequency.length) {
      const grown = new Float32Array(Math.max(term + 1, this.frequency.length * 2));
      grown.set(this.frequency);
      this.frequency = grown;
      const marks = new Uint8Array(grown.length);
      marks.set(this.firm);
      this.firm = marks;
    }
    const before = this.frequency[term] ?? 0;
    if (before === 0) this.touched.push(term);
    this.frequency[term] = before + share;
    this.firm[term] = (this.firm[term] ?? 0) | firm;
  }

  /** Remembers accents, so that corrections and completions show "comò" instead of the folded "como". */
  private noteAccents(title: string): void {
    if (!/[^\x20-\x7e]/.test(title)) return;
    for (const [written] of title.matchAll(/[\p{L}\p{M}]+/gu)) {
      const lower = written.toLowerCase().normalize('NFC');
      const folded = fold(lower);
      if (folded === lower) continue;
      const entry = this.words.get(folded);
      if (entry !== undefined && entry.shown === '') entry.shown = lower;
    }
  }
}
