import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import {
  changePricePeriodOperation,
  type PricePeriod,
  type periodActs,
} from '@casamaestra/contract/staff/price-calendar.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { romeInstant, romeText } from '../platform/rome-time.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import css from './price-calendar.module.css';
import { MomentRange } from '../lists/moment-range.tsx';

type Act = (typeof periodActs)[number];
/** What was done to a period: the period itself is another one afterwards. */
export type PeriodChange = OperationOutput<typeof changePricePeriodOperation> & { readonly act: Act };

type PeriodActionsProps = { period: PricePeriod; onDone: (change: PeriodChange) => void };

/** Moves a period, or ends it after a question. */
export function PeriodActions({ period, onDone }: PeriodActionsProps) {
  const { priceCalendar, shell } = texts();
  const [open, setOpen] = useState<Act | null>(null);
  const end = period.running ? priceCalendar.stop : priceCalendar.drop;
  return (
    <p className={css.acts}>
      <Button size="s" variant="secondary" onClick={() => setOpen('move')}>
        {priceCalendar.change}
      </Button>
      <Button size="s" variant="secondary" onClick={() => setOpen('end')}>
        {end}
      </Button>
      <Dialog
        open={open !== null}
        title={open === 'end' ? end : priceCalendar.change}
        closeLabel={shell.close}
        onClose={() => setOpen(null)}
      >
        {open !== null && (
          <ChangeForm period={period} act={open} onDone={onDone} onKeep={() => setOpen(null)} />
        )}
      </Dialog>
    </p>
  );
}

type ChangeFormProps = PeriodActionsProps & { act: Act; onKeep: () => void };

function ChangeForm({ period, act, onDone, onKeep }: ChangeFormProps) {
  const { priceCalendar } = texts();
  const { kind, from, to, variants, running } = period;
  const [typed, setTyped] = useState({
    from: romeText(from),
    to: romeText(to),
    reason: '',
  });
  const put = (part: Partial<typeof typed>): void => setTyped((before) => ({ ...before, ...part }));
  const changed = useMutation({
    mutationFn: () =>
      callStaff(changePricePeriodOperation, {
        kind,
        from,
        to,
        variants,
        act,
        ...(act === 'move' && { new_from: romeInstant(typed.from), new_to: romeInstant(typed.to) }),
        ...(typed.reason.trim() !== '' && { reason: typed.reason.trim() }),
      }),
    onSuccess: async (value) => {
      onDone({ ...value, act });
      await queryClient.invalidateQueries();
    },
  });
  const sure = running ? priceCalendar.stopSure : priceCalendar.dropSure;
  return (
    <form
      className={css.rule}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        changed.mutate();
      }}
    >
      {act === 'end' ? (
        <p className={css.wide}>{sure(counted(variants))}</p>
      ) : (
        <MomentRange
          label={priceCalendar.change}
          fromLabel={priceCalendar.newFrom}
          toLabel={priceCalendar.newTo}
          from={typed.from}
          to={typed.to}
          onRange={put}
        />
      )}
      <Field label={priceCalendar.reason} className={css.wide}>
        {(control) => (
          <Input
            {...control}
            value={typed.reason}
            maxLength={300}
            onChange={(event) => put({ reason: event.target.value })}
          />
        )}
      </Field>
      <Failure error={changed.error} id="period-failure" />
      <Button type="submit" busy={changed.isPending}>
        {act === 'end' ? priceCalendar.sure : priceCalendar.save}
      </Button>
      <Button variant="secondary" onClick={onKeep}>
        {priceCalendar.keep}
      </Button>
    </form>
  );
}
