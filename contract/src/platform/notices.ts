import { z } from 'zod';
import type { FactKinds, FactValues } from './refusal-kinds.ts';

/** What successful answers may tell beside their values: by code, the facts that each tells. */
export type NoticeKinds = Readonly<Record<string, FactKinds>>;

/** A code with its facts, as use cases know it; its sentence is added where the answer leaves. */
export type NoticeOf<Kinds extends NoticeKinds> = {
  readonly [Code in keyof Kinds]: { readonly code: Code; readonly facts: FactValues<Kinds[Code]> };
}[keyof Kinds];

const written = ([code, facts]: readonly [string, FactKinds]): string => {
  const told = Object.entries(facts).map(
    ([name, kind]) => `${name}: ${typeof kind === 'string' ? kind : kind.join('|')}`,
  );
  return `${code} {${told.join(', ')}}`;
};

/** Code and facts of a notice in an answer; its description tells which facts each code has. */
export function noticeShape<Kinds extends NoticeKinds>(kinds: Kinds) {
  return {
    code: z
      .enum(Object.keys(kinds) as [keyof Kinds & string])
      .describe(Object.entries(kinds).map(written).join('; ')),
    facts: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()).readonly()])),
  };
}
