import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';

/**
 * Words that make a danger seem smaller, which a recall notice must not have (Reg. (UE) 2023/988, art. 36(2)(c)).
 */
const belittling =
  /\b(?:volontari[oa]|precauzional[ei]|a titolo precauzionale|discrezional[ei]|in rari casi|in casi specifici|voluntary|precautionary|discretionary|in rare situations|in specific situations|dobrovoľn\p{L}+|preventívn\p{L}+|v zriedkavých prípadoch)\b/iu;

/** A part of the model that nobody has filled in: "[che cosa può succedere]". */
const blank = /\[[^\]\n]{2,}\]/u;

/** A notice as it is kept: lines end alike, nothing but text. */
export const tidyNotice = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/(?![\n])\p{Cc}/gu, ' ')
    .trim();

/** What a notice may not say, or still has to. */
export function checkNotice(notice: string): Extract<Outcome<never>, { readonly ok: false }> | undefined {
  const [word] = belittling.exec(notice) ?? [];
  if (word !== undefined) return refused('recall_belittled', { word }, 'notice');
  const [part] = blank.exec(notice) ?? [];
  return part === undefined ? undefined : refused('recall_unfinished', { part }, 'notice');
}
