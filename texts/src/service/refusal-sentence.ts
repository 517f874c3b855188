import { inLanguage } from '../in-language.ts';
import type { Language } from '../languages.ts';
import type { CallOutcome, Outcome, Refusal } from '@casamaestra/contract/platform/operation.ts';
import { refusals as en } from '../en/service/refusals.ts';
import { refusals as it } from '../it/service/refusals.ts';
import { refusals as sk } from '../sk/service/refusals.ts';
import { sentenceOf } from './sentence.ts';

const texts = inLanguage({ it, en, sk });

/** The sentence of a refusal in a language. */
export const refusalSentence = (refusal: Pick<Refusal, 'code' | 'facts'>, language: Language): string =>
  sentenceOf(texts(language), refusal);

/** An outcome with the sentence of its refusal added. */
export const spoken = <Value>(outcome: Outcome<Value>, language: Language): CallOutcome<Value> =>
  outcome.ok
    ? outcome
    : { ok: false, refusal: { ...outcome.refusal, message: refusalSentence(outcome.refusal, language) } };
