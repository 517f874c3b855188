import type { NoticeKinds } from '@casamaestra/contract/platform/notices.ts';
import type { FactKinds, FactValues, RefusalKinds } from '@casamaestra/contract/platform/refusal-kinds.ts';

type Sentence<Kinds extends FactKinds> = keyof Kinds extends never
  ? string
  : (facts: FactValues<Kinds>) => string;

/** Sentences of refusals by code, with their facts. A missing one is a type error. */
export type RefusalTexts<Kinds extends RefusalKinds> = {
  readonly [Code in keyof Kinds]: Sentence<Kinds[Code]['facts']>;
};

/** The same for notices of successful answers. */
export type NoticeTexts<Kinds extends NoticeKinds> = {
  readonly [Code in keyof Kinds]: Sentence<Kinds[Code]>;
};
