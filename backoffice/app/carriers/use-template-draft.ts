import {
  type CarrierTemplate,
  type CarrierTemplateFields,
  carrierTemplateFieldsSchema,
  saveCarrierTemplateOperation,
} from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff, Refused } from '../platform/call-staff.ts';
import { useLeaveQuestion } from '../platform/leave-question.ts';
import { queryClient } from '../platform/queries.ts';
import { carriersQuery } from './carriers-query.ts';

type FieldName = keyof CarrierTemplateFields;

interface Draft {
  /** Null: a new one. */
  readonly template: CarrierTemplate | null;
  readonly start: CarrierTemplateFields;
  readonly onMade: (id: number, change: number | null) => void;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const changedIn = (seen: CarrierTemplateFields, typed: CarrierTemplateFields): readonly FieldName[] =>
  (Object.keys(typed) as FieldName[]).filter((name) => !isSame(seen[name], typed[name]));

/** Where what is typed cannot be: "name", "columns.2.most". */
function faultsOf(typed: CarrierTemplateFields): ReadonlySet<string> {
  const { error } = carrierTemplateFieldsSchema.safeParse(typed);
  return new Set(error?.issues.map(({ path }) => path.join('.')));
}

/** Somebody else's change of a field that was typed into as well. */
function conflictIn(error: unknown): { readonly field: FieldName; readonly who: string } | undefined {
  if (!(error instanceof Refused) || error.code !== 'changed_meanwhile') return undefined;
  return { field: String(error.facts['field']) as FieldName, who: String(error.facts['who']) };
}

interface Saving {
  readonly seen: CarrierTemplateFields;
  readonly fields: CarrierTemplateFields;
}

/** A template as it is typed, and its saving; what is typed stays, also when somebody else has saved meanwhile. */
export function useTemplateDraft({ template, start, onMade }: Draft) {
  const [seen, setSeen] = useState(template?.fields ?? start);
  const [typed, setTyped] = useState(template?.fields ?? start);
  const [isTold, setTold] = useState(false);
  // What somebody else wrote, or what was taken back, is shown unless something is typed.
  if (template !== null && !isSame(template.fields, seen) && isSame(typed, seen)) {
    setSeen(template.fields);
    setTyped(template.fields);
  }
  const changed = changedIn(seen, typed);
  useLeaveQuestion(changed.length > 0);
  const saved = useMutation({
    mutationFn: (saving: Saving) =>
      callStaff(saveCarrierTemplateOperation, {
        id: template?.id ?? null,
        seen: template === null ? null : saving.seen,
        fields: carrierTemplateFieldsSchema.parse(saving.fields),
      }),
    onSuccess: async ({ id, change }, { fields }) => {
      const now = carrierTemplateFieldsSchema.parse(fields);
      setSeen(now);
      setTyped(now);
      await queryClient.invalidateQueries();
      if (template === null) onMade(id, change);
    },
    onError: () => queryClient.invalidateQueries({ queryKey: carriersQuery.queryKey }),
  });
  const conflict = conflictIn(saved.error);
  const faults = faultsOf(typed);
  const settle = (isMine: boolean) => {
    const now = template?.fields ?? seen;
    const mine = Object.fromEntries(
      changed.filter((name) => isMine || name !== conflict?.field).map((name) => [name, typed[name]]),
    );
    const fields = { ...now, ...mine };
    setSeen(now);
    setTyped(fields);
    saved.reset();
    if (isMine) saved.mutate({ seen: now, fields });
  };
  return {
    typed,
    type: (change: Partial<CarrierTemplateFields>) => setTyped((before) => ({ ...before, ...change })),
    /** Whether what is typed could be saved: so it can be tried as well. */
    isWhole: faults.size === 0,
    isWrong: (path: string): boolean =>
      (isTold && faults.has(path)) ||
      (saved.error instanceof Refused && saved.error.field === `fields.${path}`),
    submit: (): boolean => {
      setTold(true);
      if (faults.size > 0) return false;
      saved.mutate({ seen, fields: typed });
      return true;
    },
    saved,
    conflict,
    settle,
    /** Number of the change; null: nothing was another; undefined: nothing was saved since. */
    change: changed.length === 0 ? saved.data?.change : undefined,
  };
}

export type TemplateDraft = ReturnType<typeof useTemplateDraft>;
