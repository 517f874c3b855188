import { z } from 'zod';
import type { FactKinds, FactValues } from './refusal-kinds.ts';

/** Notices that a successful answer may contain: the facts of each code. */
export type NoticeKinds = Readonly<Record<string, FactKinds>>;

/** A code with its facts, as use cases return it; the sentence is added when the answer is presented. */
export type NoticeOf<Kinds extends NoticeKinds> = {
  readonly [Code in keyof Kinds]: { readonly code: Code; readonly facts: FactValues<Kinds[Code]> };
}[keyof Kinds];

const written = ([code, facts]: readonly [string, FactKinds]): string => {
  const told = Object.entries(facts).map(
    ([name, kind]) => `${name}: ${typeof kind === 'string' ? kind : kind.join('|')}`,
  );
  return `${code} {${told.join(', ')}}`;
};

/** The schema of code and facts of a notice; its description lists the facts of each code. */
export function noticeShape<Kinds extends NoticeKinds>(kinds: Kinds) {
  return {
    code: z
      .enum(Object.keys(kinds) as [keyof Kinds & string])
      .describe(Object.entries(kinds).map(written).join('; ')),
    facts: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()).readonly()])),
  };
}
