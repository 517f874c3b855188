import {
  mergeStructureOperation,
  removeStructureOperation,
} from '@casamaestra/contract/staff/staff-structure.operations.ts';
import type { MergeableKind } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import css from './structure.module.css';

/** What can be merged into: a record by its number and name. */
export interface Named {
  readonly id: number;
  readonly name: string;
}

/** What was done with a record that is gone now. */
export interface Gone {
  readonly change: number;
  readonly text: string;
  readonly act: string;
}

interface MergeRecordProps {
  kind: MergeableKind;
  own: Named;
  /** Chooses the other one. */
  children: (chosen: Named | undefined, choose: (other: Named | undefined) => void) => ReactNode;
  onGone: (gone: Gone) => void;
}

/** Gives everything a record has to another one. */
export function MergeRecord({ kind, own, children, onGone }: MergeRecordProps) {
  const { structure } = texts();
  const [other, choose] = useState<Named>();
  const merged = useMutation({
    mutationFn: (into: number) => callStaff(mergeStructureOperation, { kind, id: own.id, into }),
    onSuccess: ({ change, products }) => {
      onGone({ change, text: structure.merged(String(products)), act: structure.mergedAct });
      void queryClient.invalidateQueries();
    },
  });
  return (
    <form
      className={css.form}
      aria-label={structure.merge}
      onSubmit={(event) => {
        event.preventDefault();
        if (other !== undefined) merged.mutate(other.id);
      }}
    >
      <p className={css.soft}>{structure.mergeText}</p>
      {children(other, choose)}
      <Failure error={merged.error} id={`merge-failure-${kind}`} />
      {other !== undefined && (
        <div className={css.acts}>
          <Button type="submit" size="s" variant="secondary" busy={merged.isPending}>
            {structure.mergeConfirm(own.name, other.name)}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Removes a record that nothing has. */
export function RemoveRecord({ kind, own, onGone }: Omit<MergeRecordProps, 'children'>) {
  const { structure } = texts();
  const removed = useMutation({
    mutationFn: () => callStaff(removeStructureOperation, { kind, id: own.id }),
    onSuccess: ({ change }) => {
      onGone({ change, text: structure.removed, act: structure.removedAct });
      void queryClient.invalidateQueries();
    },
  });
  return (
    <div className={css.form}>
      <p className={css.soft}>{structure.removeText}</p>
      <Failure error={removed.error} id={`remove-failure-${kind}`} />
      <div className={css.acts}>
        <Button size="s" variant="secondary" busy={removed.isPending} onClick={() => removed.mutate()}>
          {structure.remove}
        </Button>
      </div>
    </div>
  );
}
