import type { Analyzer } from '../analysis/analyzer.ts';
import { codeKey } from '../analysis/fold.ts';
import type { SynonymEntry } from '../analysis/synonyms.ts';
import { shownOf, type Token } from '../analysis/tokenize.ts';
import type { Lexicon } from './lexicon.ts';
import { remedyOf } from '../analysis/needs.ts';
import { inOwnLanguage } from './own-language.ts';
import {
  QUERY_CHARS_MAX,
  type Alternative,
  type Correction,
  type Plan,
  type PlanContext,
  type Slot,
} from './plan.ts';
import { compoundsOf } from './compounds.ts';
import { baseOfSized, withoutSizes } from './sized.ts';
import { explainUnknown } from './unknown-words.ts';

const QUERY_SLOTS_MAX = 12;

/** Says what is not wanted. */
const WITHOUT = 'senza';
const SYNONYM_WEIGHT = 0.85;
const PARTS_WEIGHT = 0.7;
/** What a word that only says how adds to the order, relative to others. */
const QUALIFIER_SHARE = 0.1;
/** What a word that only says where adds beside another: the lamp counts before the living room. */
const PLACE_SHARE = 0.3;

const idfOf = (frequency: number, documents: number): number =>
  Math.log(1 + (documents + 1) / (frequency + 0.5));

function frequencyOf(alternatives: readonly Alternative[], lexicon: Lexicon): number {
  let most = 0;
  for (const { terms, code } of alternatives) {
    const least = code === undefined ? Math.min(...terms.map((term) => lexicon.frequency(term))) : 1;
    most = Math.max(most, least);
  }
  return most;
}

/** "abat-jour" equals "abat jour"; a bare 18 is a weak match for 18 V. */
function partsWeight({ kind, parts }: Token): number {
  if (kind === 'measure') return 0.3;
  return kind === 'code' && parts.every((part) => !/\d/.test(part)) ? 1 : PARTS_WEIGHT;
}

/** Other spellings of one token: a size reversed or in its parts, a code split. */
function ownAlternatives(token: Token, analyzer: Analyzer): Alternative[] {
  const term = analyzer.term(token.text, token.kind === 'word');
  const own: Alternative[] = [{ terms: [term], weight: 1 }];
  if (token.kind === 'size') {
    const numbers = token.text.split('x');
    if (numbers.length === 2) own.push({ terms: [`${numbers[1]}x${numbers[0]}`], weight: 0.9 });
    own.push({ terms: numbers.map((number) => `${Number(number) * 10}mm`), weight: PARTS_WEIGHT });
  }
  const parts = token.parts.slice(0, token.kind === 'size' ? token.text.split('x').length : undefined);
  if (parts.length > 0) {
    const terms = parts
      .filter((part) => !analyzer.isStop(part))
      .map((part) => analyzer.term(part, /^\p{L}+$/u.test(part)));
    if (terms.length > 0) {
      const weight = partsWeight(token);
      own.push({ terms, weight, ...(weight < 1 ? { loose: true } : {}) });
    }
  }
  return own;
}

export class Planner {
  private readonly context: PlanContext;
  private readonly slots: Slot[] = [];
  private readonly stems: string[] = [];
  /** Whether other words than qualifiers were typed: alone, those are what was asked for. */
  private qualifiable = false;
  /** Stems of the words after "senza": they order what is found, and carry no match. */
  private unwanted: readonly string[] = [];
  private corrected = false;
  /** Words of another language or a need, and what they mean in the words of the catalogue. */
  private translation: { readonly from: string; readonly to: string } | undefined;
  private proposal: { from: string; to: string } | undefined;

  constructor(context: PlanContext) {
    this.context = context;
  }

  /** Interprets a text; `open` when its last word may still be incomplete. */
  plan(text: string): Plan {
    const cut = text.slice(0, QUERY_CHARS_MAX);
    const { analyzer } = this.context;
    const typed = analyzer.tokens(cut, QUERY_SLOTS_MAX * 3);
    const to = this.context.correct
      ? (inOwnLanguage(cut, typed, this.context) ?? this.remedy(typed))
      : undefined;
    if (to !== undefined) this.translation = { from: typed.map(shownOf).join(' '), to };
    const all = withoutSizes(
      to === undefined ? typed : analyzer.tokens(to, QUERY_SLOTS_MAX * 3),
      this.context,
    );
    const tokens = this.gathered(
      all.filter((token) => token.kind !== 'word' || !analyzer.isStop(token.text)).slice(0, QUERY_SLOTS_MAX),
    );
    const exactCode = this.exactCode(cut);
    if (tokens.length === 0 && exactCode === undefined) {
      const emptyReason = all.length === 0 ? 'no-words' : 'small-words';
      return {
        slots: [],
        stems: [],
        head: -1,
        headFirst: false,
        headSlot: -1,
        headIsNoun: false,
        emptyReason,
      };
    }
    this.unwanted = this.without(all);
    this.qualifiable = tokens.some((token) => !this.hasRole(token, 'qualifiers'));
    const slotOf = new Map<Token, number>();
    for (let at = 0; at < tokens.length;) {
      const slot = this.slots.length;
      const covered = this.take(tokens, at);
      for (const token of tokens.slice(at, at + covered)) slotOf.set(token, slot);
      at += covered;
    }
    const meant = this.asCorrected(tokens);
    if (meant !== undefined) return meant;
    const headToken = this.headToken(all, slotOf);
    const head = headToken === undefined ? -1 : tokens.indexOf(headToken);
    const ownSlot = headToken === undefined ? -1 : (slotOf.get(headToken) ?? -1);
    const headSlot = this.headFirst() ? ownSlot : -1;
    const known = headSlot < 0 ? this.slots.some((slot) => slot.known) : this.slots[headSlot]?.known === true;
    return {
      slots: this.withAttributes(all, slotOf, headToken),
      ...(exactCode === undefined ? {} : { exactCode }),
      ...this.correction(tokens),
      stems: this.stems,
      headFirst: this.headFirst(),
      headSlot,
      headIsNoun: headToken !== undefined && (this.isNoun(headToken) || this.slots[ownSlot]?.noun === true),
      without: this.unwanted,
      head: this.stems.length === tokens.length ? head : Math.min(head, this.stems.length - 1),
      ...(known || exactCode !== undefined ? {} : { emptyReason: 'unknown-words' as const }),
    };
  }

  /** The plan of the words that misspelt ones stand for: they may be names of goods, or part of a phrase with others. */
  private asCorrected(tokens: readonly Token[]): Plan | undefined {
    const { correction } = this.correction(tokens);
    if (!this.corrected || correction === undefined) return undefined;
    const plan = new Planner({ ...this.context, correct: false }).plan(correction.to);
    return plan.emptyReason === undefined || plan.headIsNoun ? { ...plan, correction } : undefined;
  }

  /** Goods that mend what is described: "muffa sul muro" needs paint. */
  private remedy(typed: readonly Token[]): string | undefined {
    const { analyzer, lexicon, synonyms } = this.context;
    const { needs, roles } = synonyms;
    if (needs.size === 0) return undefined;
    const words: string[] = [];
    for (const { kind, text } of typed) {
      if (kind !== 'word' || analyzer.isStop(text)) continue;
      const word = analyzer.term(text, true);
      words.push(word);
      // Most queries begin with goods: their other words need not be looked at.
      if (!needs.has(word) && !roles.qualifiers.has(word) && !words.some((one) => needs.has(one)))
        return undefined;
    }
    const first = words.find((word) => !roles.qualifiers.has(word));
    return remedyOf(words, [words[0], first], needs, (stems) => lexicon.holdsTogether(stems));
  }

  /** Whether the language puts the head noun first. */
  private headFirst(): boolean {
    return this.context.analyzer.language === 'it';
  }

  private hasRole(token: Token, role: 'nouns' | 'words' | 'qualifiers' | 'places'): boolean {
    const { analyzer, synonyms } = this.context;
    return token.kind === 'word' && synonyms.roles[role].has(analyzer.term(token.text, true));
  }

  private qualifies(token: Token): boolean {
    return this.qualifiable && this.hasRole(token, 'qualifiers');
  }

  private isNoun(token: Token): boolean {
    return this.hasRole(token, 'nouns');
  }

  /**
   * The word a query is about: its first noun. When no product has that word and it is no name of goods (a brand the
   * shop does not carry), the next name of goods that no small word introduces.
   */
  private headToken(all: readonly Token[], slotOf: ReadonlyMap<Token, number>): Token | undefined {
    const { analyzer } = this.context;
    const content = all.filter((token) => !this.qualifies(token));
    const first = content[analyzer.head(content)];
    if (first === undefined || !this.headFirst() || this.isNoun(first)) return first;
    const known = (token: Token): boolean => this.slots[slotOf.get(token) ?? -1]?.known === true;
    if (known(first)) return first;
    const next = all.find((token, at) => {
      const before = all[at - 1];
      const introduced = before !== undefined && before.kind === 'word' && analyzer.isStop(before.text);
      return at > all.indexOf(first) && !introduced && this.isNoun(token) && known(token);
    });
    return next ?? first;
  }

  /** Marks the name of goods that follows the head noun without a small word. */
  private withAttributes(
    all: readonly Token[],
    slotOf: ReadonlyMap<Token, number>,
    head: Token | undefined,
  ): readonly Slot[] {
    const next = head === undefined ? undefined : all[all.indexOf(head) + 1];
    if (head === undefined || next === undefined || !this.headFirst()) return this.slots;
    const attribute = slotOf.get(next);
    if (!this.isNoun(head) || !this.isNoun(next) || attribute === slotOf.get(head)) return this.slots;
    return this.slots.map((slot, index) => (index === attribute ? { ...slot, attribute: true } : slot));
  }

  /** The words after "senza", up to the next small word; none where nothing is asked for before it. */
  private without(all: readonly Token[]): readonly string[] {
    const { analyzer } = this.context;
    const from = all.findIndex(({ text }) => text === WITHOUT);
    if (from < 1 || !this.headFirst()) return [];
    const after = all.slice(from + 1);
    const end = after.findIndex(({ kind, text }) => kind === 'word' && analyzer.isStop(text));
    return after
      .slice(0, end < 0 ? undefined : end)
      .map(({ text, kind }) => analyzer.term(text, kind === 'word'));
  }

  private exactCode(text: string): string | undefined {
    const code = codeKey(text);
    if (code.length < 3 || !/\d/.test(code)) return undefined;
    return this.context.lexicon.hasCode(code) ? code : undefined;
  }

  /** Adds the slot that begins at a token; returns the number of tokens it covers. */
  private take(tokens: readonly Token[], at: number): number {
    return (
      this.takeSynonym(tokens, at, 2) ||
      (this.isOneWord(tokens, at) && this.takeJoined(tokens, at)) ||
      this.takeSynonym(tokens, at, 1) ||
      this.takeJoined(tokens, at) ||
      this.takeSingle(tokens, at)
    );
  }

  private stemAt(tokens: readonly Token[], at: number): string {
    const token = tokens[at];
    return token === undefined ? '' : this.context.analyzer.term(token.text, token.kind === 'word');
  }

  /** The words with a phrase of two brought together that one other word parts: "vernice bianca muro". */
  private gathered(tokens: readonly Token[]): readonly Token[] {
    if (!this.headFirst()) return tokens;
    const { entries } = this.context.synonyms;
    const at = tokens.findIndex((token, index) => {
      const [between, after] = [tokens[index + 1], tokens[index + 2]];
      if (between === undefined || after === undefined || token.kind !== 'word') return false;
      if (this.isNoun(between) || after.kind !== 'word') return false;
      const last = this.stemAt(tokens, index + 2);
      return (entries.get(this.stemAt(tokens, index)) ?? []).some(
        ({ phrase }) => phrase.length === 2 && phrase[1] === last,
      );
    });
    if (at < 0) return tokens;
    const [first, between, after] = tokens.slice(at, at + 3);
    return [...tokens.slice(0, at), first, after, between, ...tokens.slice(at + 3)].filter(
      (token) => token !== undefined,
    );
  }

  private takeSynonym(tokens: readonly Token[], at: number, wordsMin: 1 | 2): number {
    const entries = this.context.synonyms.entries.get(this.stemAt(tokens, at)) ?? [];
    const entry = entries.find(
      ({ phrase }) =>
        phrase.length >= wordsMin && phrase.every((term, index) => this.stemAt(tokens, at + index) === term),
    );
    if (entry === undefined) return 0;
    const { lexicon, analyzer, synonyms } = this.context;
    const covered = tokens.slice(at, at + entry.phrase.length);
    const [token] = covered;
    const own: Alternative[] =
      covered.length === 1 && token !== undefined
        ? ownAlternatives(token, analyzer)
        : [{ terms: entry.phrase, weight: 1 }];
    for (const terms of entry.alternatives) {
      if (lexicon.holdsTogether(terms)) own.push({ terms, weight: SYNONYM_WEIGHT });
    }
    const sold = own.some(({ terms }) => lexicon.holdsTogether(terms));
    if (!sold && !synonyms.roles.compounds.has(entry.phrase.join(' '))) return 0;
    this.add(covered.map(shownOf).join(' '), sold ? own : [], entry.phrase);
    return entry.phrase.length;
  }

  /** Whether the synonyms know a word and the next as one: "termo arredo". */
  private isOneWord(tokens: readonly Token[], at: number): boolean {
    const [first, second] = [tokens[at], tokens[at + 1]];
    if (first?.kind !== 'word' || second?.kind !== 'word') return false;
    return this.context.synonyms.entries.has(this.context.analyzer.term(first.text + second.text, true));
  }

  /** Stem of two words written as one, with one vowel where two meet: "porta asciugamani". */
  private joinedStem(first: Token, second: Token): string | undefined {
    const { analyzer, lexicon, synonyms } = this.context;
    const isWord = second.kind === 'word';
    const whole = [first.text + second.text];
    if (isWord && first.text.at(-1) === second.text[0]) whole.push(first.text + second.text.slice(1));
    return whole
      .map((text) => analyzer.term(text, isWord))
      .find(
        (stem) =>
          lexicon.frequency(stem) > 0 ||
          this.meansGoods(synonyms.entries.get(stem)) ||
          synonyms.roles.nouns.has(stem) ||
          synonyms.roles.words.has(stem),
      );
  }

  /** "spazza camino": a verb and what it is done to name goods of their own, sold or not. */
  private unsoldCompound(first: Token, second: Token): string | undefined {
    const { analyzer, synonyms } = this.context;
    const names = synonyms.roles.firsts.has(first.text) && second.kind === 'word' && this.isNoun(second);
    return names ? analyzer.term(first.text + second.text, true) : undefined;
  }

  private meansGoods(entries: readonly SynonymEntry[] = []): boolean {
    const { lexicon } = this.context;
    return entries.some(
      ({ phrase, alternatives }) =>
        phrase.length === 1 && alternatives.some((terms) => lexicon.holdsTogether(terms)),
    );
  }

  /** "porta utensili" also finds "portautensili", "ph 2" also "ph2", "taglia erba" what a "tagliaerba" is. */
  private takeJoined(tokens: readonly Token[], at: number): number {
    const [first, second] = [tokens[at], tokens[at + 1]];
    if (first === undefined || second === undefined || first.kind !== 'word' || second.afterBreak) return 0;
    if (second.kind !== 'word' && second.kind !== 'number') return 0;
    const { lexicon, synonyms } = this.context;
    const joined = this.joinedStem(first, second) ?? this.unsoldCompound(first, second);
    if (joined === undefined) return 0;
    const terms = [this.stemAt(tokens, at), this.stemAt(tokens, at + 1)];
    const meanings = (synonyms.entries.get(joined) ?? [])
      .filter(({ phrase }) => phrase.length === 1)
      .flatMap(({ alternatives }) => alternatives)
      .filter((one) => lexicon.holdsTogether(one));
    const sold = lexicon.frequency(joined) > 0 || meanings.length > 0;
    this.add(
      `${shownOf(first)} ${shownOf(second)}`,
      [
        // A good word for what the shop lacks ("copri water") is not searched by its parts.
        ...(sold ? [{ terms, weight: 1 }] : []),
        { terms: [joined], weight: 1 },
        ...meanings.map((one) => ({ terms: one, weight: SYNONYM_WEIGHT })),
      ],
      sold ? terms : [joined],
      !sold || synonyms.roles.nouns.has(joined) ? { noun: true } : {},
    );
    return 2;
  }

  private takeSingle(tokens: readonly Token[], at: number): number {
    const token = tokens[at];
    if (token === undefined) return 1;
    const { analyzer, lexicon } = this.context;
    const base = at === 0 && token.kind === 'word' ? baseOfSized(token.text, this.context) : undefined;
    const own = [...ownAlternatives(token, analyzer), ...this.relatives(token, at, base)];
    const stem = this.stemAt(tokens, at);
    const qualifies = this.qualifies(token) || this.unwanted.includes(stem);
    if (qualifies || frequencyOf(own, lexicon) > 0) {
      if (!qualifies) this.propose(token);
      const noun = base === undefined ? {} : { noun: true as const };
      this.add(shownOf(token), own, [stem], {
        share: this.shareOf(token, at, qualifies),
        qualifies,
        ...noun,
      });
      return 1;
    }
    const found = explainUnknown(token, at === tokens.length - 1, this.context);
    if (found === undefined) this.add(shownOf(token), own, [stem]);
    else {
      if (found.corrected) this.corrected = true;
      this.add(found.shown, found.alternatives, found.stems);
    }
    return 1;
  }

  /** What else says the same: the goods of a "mobiletto", the "tagliasiepe" of a "forbice siepe". */
  private relatives(token: Token, at: number, base: string | undefined): Alternative[] {
    const { analyzer, lexicon } = this.context;
    const goods =
      base === undefined ? [] : [analyzer.term(base, true)].filter((term) => lexicon.frequency(term) > 0);
    const made =
      at > 0 && this.isNoun(token) ? compoundsOf(analyzer.term(token.text, true), this.context) : [];
    return [...goods, ...made].map((term) => ({ terms: [term], weight: SYNONYM_WEIGHT }));
  }

  /** How much of its rarity a word adds to the order. */
  private shareOf(token: Token, at: number, qualifies: boolean): number {
    if (qualifies) return QUALIFIER_SHARE;
    return at > 0 && this.hasRole(token, 'places') ? PLACE_SHARE : 1;
  }

  /** For a known but rare word with a far more frequent spelling: suggests it without applying it. */
  private propose(token: Token): void {
    if (token.kind !== 'word' || token.text.length < 5 || this.proposal !== undefined) return;
    if (this.isNoun(token) || this.hasRole(token, 'words')) return;
    const { lexicon } = this.context;
    const weight = lexicon.weight(token.text);
    if (weight === 0 || weight > 8) return;
    const [near] = lexicon.similar(token.text, 1);
    const stem = this.context.analyzer.term(token.text, true);
    if (near === undefined || near.term === stem || near.weight < weight * 40 || near.distance > 1) return;
    this.proposal = { from: token.text, to: near.shown };
  }

  private add(
    shown: string,
    alternatives: readonly Alternative[],
    stems: readonly string[],
    { share = 1, qualifies = false, noun }: { share?: number; qualifies?: boolean; noun?: true } = {},
  ): void {
    const { lexicon } = this.context;
    const alive = alternatives.filter(({ terms, code }) => code !== undefined || terms.length > 0);
    const frequency = frequencyOf(alive, lexicon);
    this.slots.push({
      shown,
      alternatives: alive,
      idf: idfOf(frequency, lexicon.documents) * share,
      known: frequency > 0 && !qualifies,
      ...(noun === true ? { noun } : {}),
    });
    this.stems.push(...stems);
  }

  private correction(tokens: readonly Token[]): { correction?: Correction } {
    if (this.translation !== undefined) return { correction: { ...this.translation, applied: true } };
    const from = tokens.map(shownOf).join(' ');
    if (this.corrected) {
      return { correction: { from, to: this.slots.map(({ shown }) => shown).join(' '), applied: true } };
    }
    if (this.proposal === undefined) return {};
    const to = from.replace(this.proposal.from, this.proposal.to);
    return { correction: { from, to, applied: false } };
  }
}
