import type { StaffFeature } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { addFamilyOperation } from '@casamaestra/contract/staff/structure-additions.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Disclosure } from '@casamaestra/ui/disclosure.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff, Refused } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { useLeaveQuestion } from '../platform/leave-question.ts';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { ChangeTold } from './change-told.tsx';
import { FeatureOrder } from './feature-order.tsx';
import { RecordLine } from './record-line.tsx';
import css from './structure.module.css';

interface Typed {
  readonly name: string;
  readonly code: string;
  readonly features: string[];
}
const empty: Typed = { name: '', code: '', features: [] };

/** A type of product that no file has named yet, with its features in order. */
export function AddFamily({ features }: { features: readonly StaffFeature[] }) {
  const { structure, activity } = texts();
  const { family } = structure;
  const [typed, setTyped] = useState(empty);
  const [isTold, setTold] = useState(false);
  useLeaveQuestion(typed.name !== '' || typed.code !== '' || typed.features.length > 0);
  const added = useMutation({
    mutationFn: (fields: Typed) => callStaff(addFamilyOperation, fields),
    onSuccess: async () => {
      setTyped(empty);
      setTold(false);
      await queryClient.invalidateQueries();
    },
  });
  const refusedAt = added.error instanceof Refused ? added.error.field : undefined;
  const errorOf = (field: keyof Typed) => (refusedAt === field ? added.error?.message : undefined);
  const isMissing = typed.name.trim() === '';
  return (
    <Disclosure summary={family.addTitle}>
      <form
        className={css.form}
        noValidate
        aria-label={family.addTitle}
        onSubmit={(event) => {
          event.preventDefault();
          setTold(true);
          if (!isMissing) added.mutate(typed);
        }}
      >
        <RecordLine
          label={family.name}
          error={isTold && isMissing ? structure.required : errorOf('name')}
          required
          most={120}
          value={typed.name}
          onType={(name) => setTyped((before) => ({ ...before, name }))}
        />
        <RecordLine
          label={structure.key}
          hint={structure.keyHint}
          error={errorOf('code')}
          most={60}
          value={typed.code}
          onType={(code) => setTyped((before) => ({ ...before, code }))}
        />
        <FeatureOrder
          codes={typed.features}
          features={features}
          error={errorOf('features')}
          onOrder={(next) => setTyped((before) => ({ ...before, features: next }))}
        />
        <Failure error={refusedAt === undefined ? added.error : null} id="family-not-added" />
        <p className={css.acts}>
          <Button type="submit" size="s" icon="plus" busy={added.isPending}>
            {family.addAct}
          </Button>
          <ChangeTold
            change={added.data?.change}
            text={family.added}
            act={activity.kinds['structure.add_family']}
          />
        </p>
      </form>
    </Disclosure>
  );
}
