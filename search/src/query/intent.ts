import type { Analyzer } from '../analysis/analyzer.ts';
import { FINDABLE, type Segment } from '../index/segment.ts';
import type { Plan } from './plan.ts';
import { textsOf } from './segment-texts.ts';

/** A phrase of a category label: "Trapani e avvitatori" has two. */
type Phrase = {
  readonly node: number;
  readonly stems: readonly string[];
  readonly head: string;
  /** Whether the label has no other phrase and no category lies below. */
  readonly alone: boolean;
};

/** Least weight of an alternative that means the same, and is no guess. */
const SAME_MEANING = 0.8;
/** How much more a category counts whose label is the query. */
const WHOLE_LABEL = 2;

type IntentIndex = ReadonlyMap<string, readonly Phrase[]>;

const indexes = new WeakMap<Segment, IntentIndex>();

function phrasesOf(label: string, analyzer: Analyzer): { stems: string[]; head: string }[] {
  const separators = analyzer.language === 'it' ? /,|\/|&|\s+ed?\s+/i : /,|\/|&|\s+and\s+/i;
  return label.split(separators).flatMap((part) => {
    const tokens = analyzer.tokens(part, 10);
    const headToken = tokens[analyzer.head(tokens)];
    if (headToken === undefined) return [];
    const content = tokens.filter((token) => token.kind !== 'word' || !analyzer.isStop(token.text));
    return [
      {
        stems: content.map((token) => analyzer.term(token.text, token.kind === 'word')),
        head: analyzer.term(headToken.text, headToken.kind === 'word'),
      },
    ];
  });
}

function indexOf(segment: Segment, analyzer: Analyzer): IntentIndex {
  const known = indexes.get(segment);
  if (known !== undefined) return known;
  const index = new Map<string, Phrase[]>();
  const texts = textsOf(segment);
  for (let node = 1; node < segment.categoryId.length; node += 1) {
    const phrases = phrasesOf(texts.categoryLabel(node), analyzer);
    for (const { stems, head } of phrases) {
      const phrase = {
        node,
        stems,
        head,
        alone: phrases.length === 1 && segment.categoryEnd[node] === node + 1,
      };
      index.set(head, [...(index.get(head) ?? []), phrase]);
    }
  }
  indexes.set(segment, index);
  return index;
}

export type Intent = {
  readonly node: number;
  readonly coverage: number;
  readonly strength: number;
  /** Whether the label says in several words just what was asked: "tavolo da giardino" of "Tavoli da esterno". */
  readonly whole: boolean;
};

/** Every stem that stands for the head noun of the query: its own, corrections and single-word synonyms. */
export function headStems(plan: Plan): ReadonlySet<string> {
  const head = plan.stems[plan.head];
  const stems = new Set<string>();
  if (head === undefined) return stems;
  stems.add(head);
  for (const slot of plan.slots) {
    if (!slot.alternatives.some(({ terms }) => terms[0] === head)) continue;
    for (const { terms, weight } of slot.alternatives) {
      if (weight >= SAME_MEANING && terms[0] !== undefined) stems.add(terms[0]);
    }
  }
  return stems;
}

/**
 * Categories that one of the words heads, for whatever lies below them. `alone`: those whose label names nothing else:
 * everything in "Divani" is a divano, not everything in "Stufe e camini" a stufa.
 */
export function categoriesHeaded(
  segment: Segment,
  heads: readonly string[],
  analyzer: Analyzer,
): readonly { readonly node: number; readonly alone: boolean }[] {
  const index = indexOf(segment, analyzer);
  return heads.flatMap((head) => index.get(head) ?? []);
}

/** Categories whose head noun is in the query, strongest first: "punte trapano" means "Punte per trapano". */
export function categoryIntents(segment: Segment, plan: Plan, analyzer: Analyzer): Intent[] {
  const index = indexOf(segment, analyzer);
  const known = new Set(plan.stems);
  for (const { alternatives } of plan.slots)
    for (const { terms, weight } of alternatives)
      if (terms.length === 1 && weight >= SAME_MEANING) known.add(terms[0] ?? '');
  const intents: Intent[] = [];
  for (const head of headStems(plan)) {
    known.add(head);
    for (const { node, stems } of index.get(head) ?? []) {
      const common = stems.filter((stem) => known.has(stem)).length;
      const coverage = common / stems.length;
      intents.push({
        node,
        coverage,
        whole: coverage === 1 && stems.length > 1,
        strength: common + coverage + (head === plan.stems[plan.head] ? 0.5 : 0),
      });
    }
  }
  return intents.toSorted((one, other) => other.strength - one.strength || other.node - one.node);
}

/** Factor on the score by category node; null when the query names no category. */
export function categoryBoosts(
  segment: Segment,
  intents: readonly Intent[],
  most: number,
): Float32Array | null {
  const best = intents[0]?.strength;
  if (best === undefined) return null;
  const boosts = new Float32Array(segment.categoryId.length).fill(1);
  for (const { node, strength, whole } of intents.toReversed()) {
    const boost = 1 + most * (whole ? WHOLE_LABEL : 1) * (strength / best) ** 2;
    for (let at = node; at < (segment.categoryEnd[node] ?? node); at += 1)
      boosts[at] = Math.max(boosts[at] ?? 1, boost);
  }
  return boosts;
}

function firstAndEnd(segment: Segment, node: number): [first: number, end: number] {
  return [segment.categoryDocs[node] ?? 0, segment.categoryDocs[segment.categoryEnd[node] ?? 0] ?? 0];
}

/** Whether the subtree has a product that can be found. */
export function hasLiving(segment: Segment, node: number): boolean {
  const [first, end] = firstAndEnd(segment, node);
  for (let doc = first; doc < end; doc += 1)
    if (((segment.flags[doc] ?? 0) & FINDABLE) === FINDABLE) return true;
  return false;
}

/** Products of the subtree that can be found. */
export function livingIn(segment: Segment, node: number): number {
  const [first, end] = firstAndEnd(segment, node);
  let living = 0;
  for (let doc = first; doc < end; doc += 1)
    if (((segment.flags[doc] ?? 0) & FINDABLE) === FINDABLE) living += 1;
  return living;
}
