import {
  addDeliveryOperation,
  deliveryRulesOperation,
  saveDeliveryOperation,
} from '@casamaestra/contract/staff/staff-delivery.operations.ts';
import type {
  DeliveryRuleFields,
  DeliveryRule,
} from '@casamaestra/contract/staff/staff-delivery.operations.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff, Refused } from '../../platform/call-staff.ts';
import { useLeaveQuestion } from '../../platform/leave-question.ts';
import { queryClient, reading } from '../../platform/queries.ts';
import { useDraftLeft, useKeepDraft } from '../../together/use-kept-draft.ts';
import { deliveryChangesOf, deliveryFieldsOf, typedDeliveryOf } from './typed-delivery.ts';
import type { TypedDelivery } from './typed-delivery.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

interface RuleFormOptions {
  /** As the shop has it now; null: a new one. */
  rule: DeliveryRule | null;
  onAdded: (name: string, change: number | null) => void;
}

/** Who changed what this form changes, too. */
interface Conflict {
  readonly who: string;
  readonly fields: readonly (keyof DeliveryRuleFields)[];
}

/** A delivery rule that is typed, with what was seen of it when the typing began. */
export function useRuleForm({ rule, onAdded }: RuleFormOptions) {
  const record = `delivery ${rule?.name ?? 'new'}`;
  const left = useDraftLeft<{ seen: DeliveryRule | null; typed: TypedDelivery }>(record);
  const [seen, setSeen] = useState(left === undefined ? rule : left.draft.seen);
  const [typed, setTyped] = useState(() => left?.draft.typed ?? typedDeliveryOf(rule));
  const show = (shown: DeliveryRule | null) => {
    setSeen(shown);
    setTyped(typedDeliveryOf(shown));
  };
  // What somebody else wrote, or what was taken back, is shown unless something is typed.
  if (rule !== null && !isSame(rule, seen) && isSame(typed, typedDeliveryOf(seen))) show(rule);
  const isTyped = !isSame(typed, typedDeliveryOf(seen));
  useLeaveQuestion(isTyped);
  const forget = useKeepDraft(record, isTyped ? { seen, typed } : undefined);
  const saved = useMutation({
    mutationFn: (base: DeliveryRule | null) => {
      const fields = deliveryFieldsOf(typed);
      if (base === null || seen === null)
        return callStaff(addDeliveryOperation, { name: typed.name, fields });
      const touched = deliveryChangesOf(seen.fields, fields);
      const changes = Object.fromEntries(
        Object.entries(touched).map(([field, { to }]) => [
          field,
          { from: base.fields[field as keyof DeliveryRuleFields], to },
        ]),
      );
      return callStaff(saveDeliveryOperation, { name: base.name, base_version: base.version, changes });
    },
    onSuccess: async ({ change }) => {
      await queryClient.invalidateQueries();
      if (rule === null) {
        forget();
        onAdded(typed.name.trim(), change);
      } else {
        const { rules } = await queryClient.fetchQuery(reading(deliveryRulesOperation, {}));
        const fresh = rules.find(({ name }) => name === rule.name);
        if (fresh !== undefined) show(fresh);
      }
    },
    onError: () => queryClient.invalidateQueries(),
  });
  const error = saved.error instanceof Refused ? saved.error : undefined;
  const isConflict = error?.code === 'changed_meanwhile' && rule !== null && seen !== null;
  const conflict: Conflict | undefined = isConflict
    ? {
        who: String(error.facts['who'] ?? '–'),
        fields: bothChanged(seen.fields, rule.fields, deliveryFieldsOf(typed)),
      }
    : undefined;
  return {
    record,
    left,
    isTyped,
    discard: () => show(rule),
    typed,
    onType: (change: Partial<typeof typed>) => setTyped({ ...typed, ...change }),
    saved,
    save: () => saved.mutate(seen),
    conflict,
    /** What is typed holds, over what somebody else wrote. */
    takeMine: () => saved.mutate(rule),
    /** What somebody else wrote holds; what they did not touch stays as it is typed. */
    takeTheirs() {
      if (rule === null || seen === null) return;
      const theirs = deliveryChangesOf(seen.fields, rule.fields);
      const taken = Object.fromEntries(Object.entries(theirs).map(([field, { to }]) => [field, to]));
      setSeen(rule);
      setTyped(typedDeliveryOf({ name: rule.name, fields: { ...deliveryFieldsOf(typed), ...taken } }));
      saved.reset();
    },
  };
}

const bothChanged = (seen: DeliveryRuleFields, now: DeliveryRuleFields, mine: DeliveryRuleFields) =>
  (Object.keys(mine) as (keyof DeliveryRuleFields)[]).filter(
    (field) =>
      !isSame(seen[field], now[field]) &&
      !isSame(seen[field], mine[field]) &&
      !isSame(now[field], mine[field]),
  );
