import { applyBulkPricesOperation } from '@casamaestra/contract/staff/bulk-prices.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { UndoButton } from '../activity/undo-button.tsx';
import { callStaff, Refused } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import css from './bulk-prices.module.css';
import type { SeenRule } from './typed-rule.ts';

type ApplyRuleProps = {
  seen: SeenRule;
  /** Prices have changed since they were seen. */
  onStale: (error: Refused) => void;
};

/** Whether prices have changed since they were seen: told beside the new preview. */
const isStale = (error: unknown): error is Refused =>
  error instanceof Refused && error.code === 'staff_bulk_changed';

/** Carries out exactly what was seen; many large changes are counted again first. */
export function ApplyRule({ seen: { filter, rule, preview }, onStale }: ApplyRuleProps) {
  const { bulk } = texts().goods;
  const [reason, setReason] = useState('');
  const [again, setAgain] = useState('');
  const [againBelow, setAgainBelow] = useState('');
  const { changed, faults, large, below_cost: below, fingerprint } = preview;
  const applied = useMutation({
    mutationFn: () =>
      callStaff(applyBulkPricesOperation, {
        filter,
        rule,
        fingerprint,
        ...(large > 0 && { confirmed: Math.trunc(Number(again)) || 0 }),
        ...(below > 0 && { confirmed_below_cost: Math.trunc(Number(againBelow)) || 0 }),
        ...(reason.trim() !== '' && { reason: reason.trim() }),
      }),
    onSuccess: () => queryClient.invalidateQueries(),
    onError: (error) => {
      if (isStale(error)) onStale(error);
    },
  });
  if (applied.data)
    return (
      <div role="status" className={css.done}>
        <p>{bulk.done(counted(applied.data.variants))}</p>
        <UndoButton id={applied.data.change} act={bulk.apply(counted(applied.data.variants))} />
      </div>
    );
  return (
    <form
      className={css.rule}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        applied.mutate();
      }}
    >
      {large > 0 && faults === 0 && (
        <CountAgain label={bulk.confirm} count={large} typed={again} onType={setAgain} />
      )}
      {below > 0 && faults === 0 && (
        <CountAgain label={bulk.confirmBelowCost} count={below} typed={againBelow} onType={setAgainBelow} />
      )}
      <Field label={bulk.reason} className={css.wide}>
        {(control) => (
          <Input
            {...control}
            value={reason}
            maxLength={300}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <Failure error={isStale(applied.error) ? null : applied.error} id="apply-failure" />
      <Button type="submit" busy={applied.isPending} disabled={faults > 0}>
        {bulk.apply(counted(changed))}
      </Button>
    </form>
  );
}

type CountAgainProps = { label: string; count: number; typed: string; onType: (text: string) => void };

const CountAgain = ({ label, count, typed, onType }: CountAgainProps) => (
  <Field label={label} hint={texts().goods.bulk.confirmHint(counted(count))} required>
    {(control) => (
      <Input
        {...control}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
    )}
  </Field>
);
