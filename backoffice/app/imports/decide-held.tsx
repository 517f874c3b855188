import {
  approveHeldOperation,
  refuseHeldOperation,
} from '@casamaestra/contract/staff/held-prices.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { showToast } from '@casamaestra/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import css from './imports.module.css';
import { readAgain, type HeldRows } from './imports-query.ts';

type DecideHeldProps = {
  first: HeldRows;
  /** Empty: all that wait. */
  chosen: ReadonlySet<number>;
  onDecided: () => void;
};

/** Approves or refuses what is chosen, or all that waits; the service holds who may. */
export function DecideHeld({ first, chosen, onDecided }: DecideHeldProps) {
  const { held } = texts().imports;
  const { id, own, alone_from: aloneFrom, waiting } = first;
  const mayDecide = may(useMe(), 'held_prices', 'edit');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const which = { id, ...(chosen.size > 0 && { rows: [...chosen] }) };
  const count = counted(chosen.size > 0 ? chosen.size : waiting);
  const decided = useMutation<unknown, Error, 'approve' | 'refuse'>({
    mutationFn: (act) =>
      act === 'approve'
        ? callStaff(approveHeldOperation, which)
        : callStaff(refuseHeldOperation, { ...which, reason: reason.trim() }),
    onSuccess: (_, act) => {
      showToast({ key: 'held', text: held.done[act](count) });
      setReason('');
      onDecided();
      return readAgain();
    },
  });
  const mayApprove = mayDecide && (!own || aloneFrom !== null);
  if (!mayDecide && !own) return null;
  return (
    <form
      className={css.stack}
      noValidate
      aria-label={held.decide}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(reason.trim() === '');
        if (reason.trim() !== '') decided.mutate('refuse');
      }}
    >
      <p className={css.intro}>{chosen.size > 0 ? held.chosen(count) : held.all}</p>
      <div className={css.form}>
        {mayApprove && (
          <Button
            type="button"
            busy={decided.isPending && decided.variables === 'approve'}
            onClick={() => decided.mutate('approve')}
          >
            {held.approve(count)}
          </Button>
        )}
        <Field label={held.reason} error={isMissing ? held.reasonMissing : undefined} className={css.wide}>
          {(control) => (
            <Input
              {...control}
              value={reason}
              maxLength={300}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" busy={decided.isPending && decided.variables === 'refuse'}>
          {own ? held.withdraw(count) : held.refuse(count)}
        </Button>
      </div>
      <Failure error={decided.error} id="decide-failure" />
    </form>
  );
}
