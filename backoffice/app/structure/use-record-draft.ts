import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import { saveStructureOperation } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff, Refused } from '../platform/call-staff.ts';
import { useLeaveQuestion } from '../platform/leave-question.ts';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { useDraftLeft, useKeepDraft } from '../together/use-kept-draft.ts';

type Saved = OperationInput<typeof saveStructureOperation>;

export interface EditedRecord<Fields extends object> {
  readonly kind: Saved['kind'];
  readonly id: number | string;
  /** What the record says; read again after every change. */
  readonly fields: Fields;
  readonly nameField: keyof Fields & string;
  /** Names of the fields, for a conflict. */
  readonly names: Readonly<Record<keyof Fields & string, string>>;
}

/** Somebody else's change of a field that was typed into as well. */
export interface Conflict {
  readonly field: string;
  readonly who: string;
  readonly now: string;
}

function conflictIn(error: unknown): Conflict | undefined {
  if (!(error instanceof Refused) || error.code !== 'changed_meanwhile') return undefined;
  const { field, who, now } = error.facts;
  return { field: String(field), who: String(who), now: String(now) };
}

/** What is typed over what was seen, and its saving. What is typed stays, also when somebody else has saved meanwhile. */
export function useRecordDraft<Fields extends object>(edited: EditedRecord<Fields>) {
  const { kind, id, fields, nameField, names } = edited;
  const record = `${kind} ${id}`;
  const left = useDraftLeft<{ seen: Fields; draft: Partial<Fields> }>(record);
  const [seen, setSeen] = useState<Fields>({ ...fields, ...left?.draft.seen });
  const [draft, setDraft] = useState<Partial<Fields>>(left?.draft.draft ?? {});
  const [isTold, setTold] = useState(false);
  const typed = { ...seen, ...draft };
  const all = Object.keys(names) as (keyof Fields & string)[];
  const changed = all.filter((field) => JSON.stringify(typed[field]) !== JSON.stringify(seen[field]));
  useLeaveQuestion(changed.length > 0);
  useKeepDraft(record, changed.length > 0 ? { seen, draft } : undefined);
  const changesFrom = (from: Fields) =>
    Object.fromEntries(changed.map((field) => [field, { from: from[field], to: typed[field] }]));
  const saved = useMutation({
    mutationFn: (from: Fields) =>
      callStaff(saveStructureOperation, { kind, id, changes: changesFrom(from) } as Saved),
    onSuccess: () => {
      setSeen(typed);
      setDraft({});
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
  const conflict = conflictIn(saved.error);
  const isNamed = String(typed[nameField]).trim() !== '';
  const refusedAt = saved.error instanceof Refused ? saved.error.field : undefined;
  const errorOf = (field: keyof Fields & string): string | undefined => {
    if (isTold && field === nameField && !isNamed) return texts().structure.required;
    return conflict === undefined && refusedAt?.endsWith(field) === true ? saved.error?.message : undefined;
  };
  const settle = (isMine: boolean) => {
    setSeen(fields);
    if (isMine) saved.mutate(fields);
    else {
      const { [conflict?.field as keyof Fields]: _theirs, ...others } = draft;
      setDraft(others as Partial<Fields>);
      saved.reset();
    }
  };
  return {
    record,
    changed,
    left,
    discard: () => {
      setSeen(fields);
      setDraft({});
    },
    typed,
    type: (change: Partial<Fields>) => setDraft((before) => ({ ...before, ...change })),
    errorOf,
    conflict,
    settle,
    submit: () => {
      setTold(true);
      if (isNamed) saved.mutate(seen);
    },
    isSaving: saved.isPending,
    /** What no field shows. */
    error: conflict === undefined && all.every((field) => errorOf(field) === undefined) ? saved.error : null,
    /** Number of the change; null: nothing was another; undefined: nothing was saved since. */
    change: changed.length === 0 ? saved.data?.change : undefined,
  };
}

export type RecordDraft<Fields extends object> = ReturnType<typeof useRecordDraft<Fields>>;
