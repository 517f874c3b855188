import type { FactsOf, RefusalKind, RefusalKinds } from '@casamaestra/contract/platform/refusal-kinds.ts';

type Sentence<Kind extends RefusalKind> = keyof Kind['facts'] extends never
  ? string
  : (facts: FactsOf<Kind>) => string;

/** The sentences of some refusals: one for each code, written with its facts. A missing one is a type error. */
export type RefusalTexts<Kinds extends RefusalKinds> = {
  readonly [Code in keyof Kinds]: Sentence<Kinds[Code]>;
};
