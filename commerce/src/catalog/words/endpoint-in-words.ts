import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Operation, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { ContentStore } from '../../content/content-store.ts';
import type { Caller } from '../../contract-http/caller.ts';
import type { CallArguments, Endpoint, JsonBytes } from '../../contract-http/endpoint.ts';
import type { AttributeSchemaStore } from '../attribute-schema/attribute-schema-store.ts';
import { spokenWords } from './spoken-words.ts';
import type { SpokenWords } from './spoken-words.ts';

export interface WordSources {
  readonly content: ContentStore;
  readonly attributes: Pick<AttributeSchemaStore, 'current'>;
  /** Whether the shop offers more than one language: then answers are kept for each. */
  readonly manyLanguages: boolean;
}

/**
 * A call whose answer has the catalogue's words in the caller's language, where the shop has them. It is the last thing
 * done: what is kept of products, cards and counts has the catalogue's own words, once for all languages.
 */
export function endpointInWords<Op extends Operation>(
  endpoint: Endpoint<Op>,
  say: (answer: OperationOutput<Op>, words: SpokenWords) => OperationOutput<Op>,
  { content, attributes, manyLanguages }: WordSources,
): Endpoint<Op> {
  if (!manyLanguages) return endpoint;
  const wordsFor = async ({ language }: Caller): Promise<SpokenWords | undefined> => {
    const words = (await content.now()).words(language);
    return words && spokenWords(attributes.current, words);
  };
  const inLanguage = (outcome: Outcome<JsonBytes>): Outcome<JsonBytes> =>
    outcome.ok ? accepted({ ...outcome.value, sentences: true }) : outcome;
  const asBytes = async (args: CallArguments, caller: Caller): Promise<Outcome<JsonBytes>> => {
    if (endpoint.answerJson !== undefined) return endpoint.answerJson(args, caller);
    const outcome = await endpoint.answer(args, caller);
    const envelope = endpoint.operation.envelope;
    return outcome.ok
      ? accepted({ body: JSON.stringify({ [envelope]: outcome.value }), keep: true })
      : outcome;
  };
  const spokenJson = async (args: CallArguments, caller: Caller): Promise<Outcome<JsonBytes>> => {
    const [outcome, words] = await Promise.all([asBytes(args, caller), wordsFor(caller)]);
    if (!outcome.ok || words === undefined) return inLanguage(outcome);
    const { body, keep } = outcome.value;
    const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
    const { envelope } = endpoint.operation;
    const answer = (JSON.parse(text) as Record<string, OperationOutput<Op>>)[envelope];
    const said = answer === undefined ? text : JSON.stringify({ [envelope]: say(answer, words) });
    return accepted({ body: said, keep, sentences: true });
  };
  return {
    ...endpoint,
    async answer(args, caller) {
      const [outcome, words] = await Promise.all([endpoint.answer(args, caller), wordsFor(caller)]);
      return outcome.ok && words ? accepted(say(outcome.value, words)) : outcome;
    },
    answerJson(args, caller) {
      const view = content.now();
      if (endpoint.answerJson && !(view instanceof Promise) && !view.words(caller.language)) {
        const outcome = endpoint.answerJson(args, caller);
        return outcome instanceof Promise ? outcome.then(inLanguage) : inLanguage(outcome);
      }
      return spokenJson(args, caller);
    },
  };
}
