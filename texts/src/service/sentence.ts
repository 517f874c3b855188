/** The sentence of a code with its facts, from the sentences of one language. */
export function sentenceOf(
  sentences: Readonly<Record<string, unknown>>,
  { code, facts }: { readonly code: string; readonly facts: object },
): string {
  const sentence = sentences[code];
  return typeof sentence === 'function' ? (sentence as (told: object) => string)(facts) : String(sentence);
}

/** The sentences of some, one after another. */
export const sentencesOf = (
  sentences: Readonly<Record<string, unknown>>,
  told: readonly { readonly code: string; readonly facts: object }[],
): string => told.map((one) => sentenceOf(sentences, one)).join(' ');
