import type { Analyzer } from '../analysis/analyzer.ts';
import type { SynonymTable } from '../analysis/synonyms.ts';
import type { Lexicon } from './lexicon.ts';

/** One way to satisfy a slot: a document must hold all terms, or the code. */
export type Alternative = {
  readonly terms: readonly string[];
  readonly weight: number;
  /** Products by code prefix instead of terms. */
  readonly code?: string;
  /** A guess (the bare number of a measure): stands for the word only when the search is relaxed. */
  readonly loose?: true;
};

/** A word or phrase of the query with everything that may stand for it. */
export type Slot = {
  /** As shown in a correction. */
  readonly shown: string;
  readonly alternatives: readonly Alternative[];
  /** Rarity: the rarer, the more it says. */
  readonly idf: number;
  /** Some product holds it. */
  readonly known: boolean;
};

export type Correction = { readonly from: string; readonly to: string; readonly applied: boolean };

export type Plan = {
  readonly slots: readonly Slot[];
  /** Whole text as a code, when some product has it. */
  readonly exactCode?: string;
  readonly correction?: Correction;
  /** Stems of the query as understood, in order, and where its head noun stands (-1: none). */
  readonly stems: readonly string[];
  readonly head: number;
  /** The language puts the head noun first, so that it is known for sure. */
  readonly headFirst: boolean;
  readonly emptyReason?: 'no-words' | 'small-words' | 'unknown-words';
};

export type PlanContext = {
  readonly analyzer: Analyzer;
  readonly lexicon: Lexicon;
  readonly synonyms: SynonymTable;
  /** False: words are taken literally. */
  readonly correct: boolean;
};

/** Longer texts are cut: nobody types them, and work per query stays bounded. */
export const QUERY_CHARS_MAX = 300;
