import type { NoticeKinds } from '@casamaestra/contract/platform/notices.ts';
import type { FactKinds, FactValues, RefusalKinds } from '@casamaestra/contract/platform/refusal-kinds.ts';

type Sentence<Kinds extends FactKinds> = keyof Kinds extends never
  ? string
  : (facts: FactValues<Kinds>) => string;

/** The sentences of some refusals: one for each code, written with its facts. A missing one is a type error. */
export type RefusalTexts<Kinds extends RefusalKinds> = {
  readonly [Code in keyof Kinds]: Sentence<Kinds[Code]['facts']>;
};

/** The same of what successful answers tell. */
export type NoticeTexts<Kinds extends NoticeKinds> = {
  readonly [Code in keyof Kinds]: Sentence<Kinds[Code]>;
};
