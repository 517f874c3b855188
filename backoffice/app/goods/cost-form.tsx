import { saveCostOperation, type StaffVariant } from '@casamaestra/contract/staff/goods.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import css from './goods.module.css';
import { amountOf } from './typed-prices.ts';

const shown = (cost: number | null) => (cost === null ? '' : cost.toFixed(2).replace('.', ','));

/** What the shop pays for a variant; an empty field: nobody knows. */
export function CostForm({ variant, onDone }: { variant: StaffVariant; onDone: () => void }) {
  const { goods } = texts();
  const { sku } = variant;
  const [seen] = useState(variant.cost);
  const [typed, setTyped] = useState(() => shown(seen));
  const to = typed.trim() === '' ? null : amountOf(typed);
  const saved = useMutation({
    mutationFn: (cost: number | null) => callStaff(saveCostOperation, { sku, from: seen, to: cost }),
    onSuccess: onDone,
  });
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (to !== undefined) saved.mutate(to);
      }}
    >
      <Field
        label={goods.costLabel}
        hint={goods.costHint}
        {...(to === undefined && { error: goods.costWrong })}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Failure error={saved.error} id="cost-failure" />
      <Button type="submit" variant="secondary" busy={saved.isPending} disabled={to === undefined}>
        {goods.saveCost}
      </Button>
    </form>
  );
}
