import type { SearchLanguage } from '../search-engine.ts';
import { stemEnglish } from './stem-english.ts';
import { stemItalian } from './stem-italian.ts';
import {
  ENGLISH_LIGHT_NOUNS,
  ENGLISH_STOP_WORDS,
  ENGLISH_TITLE_BREAKS,
  ITALIAN_LIGHT_NOUNS,
  ITALIAN_STOP_WORDS,
} from './stop-words.ts';
import { tokenize, type Token } from './tokenize.ts';

/** Language-specific text analysis. Stateless: one instance for all threads and fields. */
export type Analyzer = {
  readonly language: SearchLanguage;
  tokens(text: string, tokensMax: number): Token[];
  /** Index term of a token's text (or part). */
  term(text: string, isWord: boolean): string;
  isStop(word: string): boolean;
  /** Position of the head noun, or -1: "Punta per trapano" → punta. */
  head(tokens: readonly Token[]): number;
};

/** In Italian the head noun comes first: the first word that is neither a counter nor a stop word. */
function italianHead(tokens: readonly Token[]): number {
  let fallback = -1;
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'word' && token.kind !== 'code') continue;
    if (ITALIAN_STOP_WORDS.has(token.text) || /\d/.test(token.text)) continue;
    if (!ITALIAN_LIGHT_NOUNS.has(token.text)) return index;
    if (fallback < 0) fallback = index;
  }
  return fallback;
}

/** In English the head noun comes last, before "in Chrome", "with Cover", a comma or a bracket. */
function englishHead(tokens: readonly Token[]): number {
  let head = -1;
  for (const [index, token] of tokens.entries()) {
    if (head >= 0 && (token.afterBreak || (index > 1 && ENGLISH_TITLE_BREAKS.has(token.text)))) break;
    if (token.kind === 'word' && !ENGLISH_STOP_WORDS.has(token.text)) head = index;
  }
  const previous = tokens[head - 1];
  const word = tokens[head];
  if (word !== undefined && previous?.kind === 'word' && ENGLISH_LIGHT_NOUNS.has(word.text)) return head - 1;
  return head;
}

const ANALYZERS: Record<SearchLanguage, Analyzer> = {
  it: {
    language: 'it',
    tokens: (text, tokensMax) => tokenize(text, 'it', tokensMax),
    term: (text, isWord) => (isWord ? stemItalian(text) : text),
    isStop: (word) => ITALIAN_STOP_WORDS.has(word),
    head: italianHead,
  },
  en: {
    language: 'en',
    tokens: (text, tokensMax) => tokenize(text, 'en', tokensMax),
    term: (text, isWord) => (isWord ? stemEnglish(text) : text),
    isStop: (word) => ENGLISH_STOP_WORDS.has(word),
    head: englishHead,
  },
};

export const analyzerFor = (language: SearchLanguage): Analyzer => ANALYZERS[language];
