import { closeDayOperation } from '@casamaestra/contract/staff/staff-shipments.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { UndoButton } from '../activity/undo-button.tsx';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import css from './shipments.module.css';

type CloseDayProps = {
  carriers: readonly { readonly name: string; readonly open: number }[];
  onDone: () => void;
};

/** Carriers with parcels that wait, and the act that hands them over; it can be taken back. */
export function CloseDay({ carriers, onDone }: CloseDayProps) {
  const { closes } = texts().shipments;
  const closed = useMutation({
    mutationFn: (carrier: string) => callStaff(closeDayOperation, { carrier }),
    onSuccess: onDone,
  });
  const waiting = carriers.filter(({ open }) => open > 0);
  return (
    <div className={css.closing}>
      {waiting.map(({ name, open }) => (
        <Button
          key={name}
          size="s"
          variant="secondary"
          busy={closed.isPending && closed.variables === name}
          disabled={closed.isPending}
          onClick={() => closed.mutate(name)}
        >
          {closes.actOf(name)} · {closes.waiting(counted(open), open)}
        </Button>
      ))}
      <div role="status" className={css.acts}>
        {closed.data && (
          <>
            <span>{closes.done}</span>
            <Link to={`/spedizioni/giornate/${closed.data.close.id}`}>{closes.show}</Link>
            <UndoButton key={closed.data.change} id={closed.data.change} act={closes.doneAct} />
          </>
        )}
      </div>
      <Failure error={closed.error} id="close-failure" />
    </div>
  );
}
