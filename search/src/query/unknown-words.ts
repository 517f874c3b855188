import { codeKey } from '../analysis/fold.ts';
import type { Token } from '../analysis/tokenize.ts';
import type { Alternative, PlanContext } from './plan.ts';
import type { KnownWord } from './lexicon.ts';
import { letterMask, mayBeNear } from '../index/letter-mask.ts';
import { spellingDistance } from './spelling.ts';

export type Explanation = {
  readonly shown: string;
  readonly alternatives: readonly Alternative[];
  readonly stems: readonly string[];
  /** Whether to tell the shopper ("Risultati per …"). */
  readonly corrected: boolean;
};

const PREFIX_WORDS_MAX = 16;

function growing(word: string, { lexicon }: PlanContext): Explanation | undefined {
  const words = lexicon.expand(word, PREFIX_WORDS_MAX);
  const [best] = words;
  if (best === undefined) return undefined;
  const alternatives = words.map(({ term, weight }) => ({
    terms: [term],
    weight: 0.6 + (0.3 * Math.log2(1 + weight)) / Math.log2(2 + best.weight),
  }));
  return { shown: word, alternatives, stems: [best.term], corrected: false };
}

/** What both of two joined words must weigh at least to be meant. */
const LEAST_WEIGHT = 8;
/** Letters of the longest small word looked for between two joined ones: "della". */
const SMALL_LETTERS_MAX = 5;

/** Where the second of two joined words may begin: at once, or after a small word ("tavolo-da-pranzo"). */
function secondsOf(rest: string, { analyzer }: PlanContext): number[] {
  const starts = [0];
  for (let at = 1; at <= SMALL_LETTERS_MAX; at += 1) if (analyzer.isStop(rest.slice(0, at))) starts.push(at);
  return starts.filter((at) => rest.length - at >= 3);
}

/** Words joined where the shop writes them apart, with the small word between them: "tavolodapranzo". */
function split(word: string, context: PlanContext): Explanation | undefined {
  const { lexicon, analyzer } = context;
  let best: Explanation | undefined;
  let bestWeight = LEAST_WEIGHT - 1;
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [left, rest] = [word.slice(0, at), word.slice(at)];
    const leftWeight = lexicon.weight(left);
    if (leftWeight <= bestWeight) continue;
    for (const from of secondsOf(rest, context)) {
      const right = rest.slice(from);
      const weight = Math.min(leftWeight, lexicon.weight(right));
      if (weight <= bestWeight) continue;
      const terms = [analyzer.term(left, true), analyzer.term(right, true)];
      const shown = [left, rest.slice(0, from), right].filter((part) => part !== '').join(' ');
      best = { shown, alternatives: [{ terms, weight: 1 }], stems: terms, corrected: true };
      bestWeight = weight;
    }
  }
  return best;
}

/** What makes a word of another: who sells or makes it, what is like it. */
const DERIVES = /^i?(?:ai[oai]|ari[oa]?|ier[aei]|ist[aei]|eri[ae]|os[oaie]|esc[oa]|al[ei]|il[ei]|tor[ei])$/u;

/** Not a mistake: a good word made of the known one ("orologiaio"), or four letters with another consonant ("shot"). */
function isLikely(word: string, { word: known, term, distance }: KnownWord): boolean {
  if (word.startsWith(term) && DERIVES.test(word.slice(term.length))) return false;
  return word.length !== 4 || known.length !== 4 || distance < 1;
}

function respelled(near: readonly KnownWord[]): Explanation | undefined {
  const [best] = near;
  if (best === undefined) return undefined;
  const others = near.filter(({ term, distance }) => term !== best.term && distance <= best.distance);
  const alternatives: Alternative[] = [{ terms: [best.term], weight: 1 }];
  for (const { term } of others.slice(0, 2)) alternatives.push({ terms: [term], weight: 0.5, loose: true });
  return { shown: best.shown, alternatives, stems: [best.term], corrected: true };
}

/** A synonym that is misspelt or incomplete: "condizzionatore" for goods called "climatizzatore". */
function bySynonym(
  word: string,
  last: boolean,
  { synonyms, lexicon, correct }: PlanContext,
): Explanation | undefined {
  let best: { shown: string; stem: string; distance: number } | undefined;
  const limit = word.length < 8 ? 1 : 2;
  const typed = letterMask(word);
  for (const { word: known, shown, bytes, letters, stem } of synonyms.words) {
    const longer = known.length - word.length;
    const grows = last && word.length >= 4 && longer >= 0 && known.startsWith(word);
    const maybe = correct && Math.abs(longer) <= limit && mayBeNear(typed, letters, limit);
    if (!grows && !maybe) continue;
    const distance = grows ? 0 : spellingDistance(word, bytes, 0, bytes.length, limit, false);
    if (distance > 1 && known[0] !== word[0]) continue;
    if (distance < (best?.distance ?? Infinity)) best = { shown, stem, distance };
  }
  if (best === undefined) return undefined;
  const { stem, shown, distance } = best;
  const entry = synonyms.entries.get(stem)?.find(({ phrase }) => phrase.length === 1);
  const alternatives = [[stem], ...(entry?.alternatives ?? [])]
    .filter((terms) => terms.every((term) => lexicon.frequency(term) > 0))
    .map((terms) => ({ terms, weight: 1 }));
  if (alternatives.length === 0) return undefined;
  return { shown: distance === 0 ? word : shown, alternatives, stems: [stem], corrected: distance > 0 };
}

function byCodePrefix(token: Token, { lexicon }: PlanContext): Explanation | undefined {
  const code = codeKey(token.text);
  if (code.length < 4 || !/\d/.test(code) || !lexicon.hasCodePrefix(code)) return undefined;
  return {
    shown: token.text,
    alternatives: [{ terms: [], weight: 1, code }],
    stems: [token.text],
    corrected: false,
  };
}

/** Interprets a token that no product contains: a prefix, two words, a misspelling, part of a code. */
export function explainUnknown(token: Token, last: boolean, context: PlanContext): Explanation | undefined {
  if (token.kind !== 'word') return byCodePrefix(token, context);
  const word = token.text;
  const { nouns, words: good } = context.synonyms.roles;
  const stem = context.analyzer.term(word, true);
  if (nouns.has(stem) || good.has(stem)) return undefined;
  const begun = last && word.length >= 2 ? growing(word, context) : undefined;
  if (begun !== undefined) return begun;
  if (!context.correct) return bySynonym(word, last, context);
  const meant = bySynonym(word, last, context);
  const italian = context.analyzer.language === 'it';
  const near = context.lexicon
    .similar(word, 4)
    .filter((known) => context.lexicon.isFirm(known.term) && (!italian || isLikely(word, known)));
  if (context.synonyms.spelled.has(word)) return undefined;
  const close = near[0] !== undefined && near[0].distance <= 1;
  if (close) return respelled(near);
  if (meant?.corrected === false) return meant;
  return (
    split(word, context) ??
    meant ??
    respelled(near) ??
    (word.length >= 4 ? growing(word, context) : undefined)
  );
}
