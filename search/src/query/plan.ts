import type { Analyzer } from '../analysis/analyzer.ts';
import type { SynonymTable } from '../analysis/synonyms.ts';
import type { Lexicon } from './lexicon.ts';

/** One way to satisfy a slot: a document must contain all terms, or the code. */
export type Alternative = {
  readonly terms: readonly string[];
  readonly weight: number;
  /** Products by code prefix instead of terms. */
  readonly code?: string;
  /** A guess (the bare number of a measure): used only in a relaxed search. */
  readonly loose?: true;
};

/** A word or phrase of the query with its alternatives. */
export type Slot = {
  /** As shown in a correction. */
  readonly shown: string;
  readonly alternatives: readonly Alternative[];
  /** Rarity (inverse document frequency). */
  readonly idf: number;
  /** Whether some product contains it. */
  readonly known: boolean;
  /** A name of goods right after another: "contenitore" of "letto contenitore". */
  readonly attribute?: true;
  /** A name of goods that is not written as one: "copri water", "forbicioni". */
  readonly noun?: true;
};

export type Correction = { readonly from: string; readonly to: string; readonly applied: boolean };

export type Plan = {
  readonly slots: readonly Slot[];
  /** Whole text as a code, when some product has it. */
  readonly exactCode?: string;
  readonly correction?: Correction;
  /** Stems of the interpreted query, in order, and the index of its head noun (-1: none). */
  readonly stems: readonly string[];
  readonly head: number;
  /** Whether the language puts the head noun first, so that it is certain. */
  readonly headFirst: boolean;
  /** Index of the slot with the head noun, -1 when none carries the query (codes, other languages). */
  readonly headSlot: number;
  /** Whether that head is a name of goods. */
  readonly headIsNoun: boolean;
  /** Stems that the query asks to be without: "senza braccioli". */
  readonly without?: readonly string[];
  readonly emptyReason?: 'no-words' | 'small-words' | 'unknown-words';
};

export type PlanContext = {
  readonly analyzer: Analyzer;
  readonly lexicon: Lexicon;
  readonly synonyms: SynonymTable;
  /** False: words are taken literally, without correction. */
  readonly correct: boolean;
};

/** Longer texts are cut, to bound the work per query. */
export const QUERY_CHARS_MAX = 300;
