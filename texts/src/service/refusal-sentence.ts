import type { Language } from '../languages.ts';
import type { CallOutcome, Outcome, Refusal } from '@casamaestra/contract/platform/operation.ts';
import { refusals as en } from '../en/service/refusals.ts';
import { refusals as it } from '../it/service/refusals.ts';
import { refusals as sk } from '../sk/service/refusals.ts';

const byLanguage = { it, en, sk };

/** What a refusal says in a language, with its facts. */
export function refusalSentence(
  { code, facts }: Pick<Refusal, 'code' | 'facts'>,
  language: Language,
): string {
  const sentence: unknown = byLanguage[language][code];
  return typeof sentence === 'function' ? (sentence as (told: object) => string)(facts) : String(sentence);
}

/** An outcome as the caller of a call hears it. */
export const spoken = <Value>(outcome: Outcome<Value>, language: Language): CallOutcome<Value> =>
  outcome.ok
    ? outcome
    : { ok: false, refusal: { ...outcome.refusal, message: refusalSentence(outcome.refusal, language) } };
