import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import {
  changeStockOperation,
  type StockAct,
  stockActs,
  type stockLedgerOperation,
} from '@casamaestra/contract/staff/goods.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import filters from '../lists/filters.module.css';
import { texts } from '../platform/texts.ts';

type StockFormProps = { ledger: OperationOutput<typeof stockLedgerOperation> };

/** What happened to the pieces, by whom it is known, with a reason where it is a correction. */
export function StockForm({ ledger: { sku, stock } }: StockFormProps) {
  const { goods } = texts();
  const [act, setAct] = useState<StockAct>('count');
  const [pieces, setPieces] = useState('');
  const [reason, setReason] = useState('');
  const changed = useMutation({
    mutationFn: () =>
      callStaff(changeStockOperation, {
        sku,
        act,
        pieces: Number(pieces),
        ...(act === 'count' && { seen: stock }),
        ...(reason.trim() !== '' && { reason: reason.trim() }),
      }),
    onSuccess: () => {
      setPieces('');
      setReason('');
    },
    // Also after a refusal: the pieces may have moved meanwhile.
    onSettled: () => queryClient.invalidateQueries(),
  });
  const isNumber = /^-?\d{1,7}$/.test(pieces.trim());
  return (
    <form
      className={filters.filters}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isNumber) changed.mutate();
      }}
    >
      <ActField act={act} onAct={setAct} />
      <Field label={goods.pieces} required>
        {(control) => (
          <Input
            {...control}
            type="number"
            step={1}
            value={pieces}
            onChange={(event) => setPieces(event.target.value)}
          />
        )}
      </Field>
      <Field label={goods.reason} required={act === 'correction'} className={filters.wide}>
        {(control) => (
          <Input
            {...control}
            value={reason}
            maxLength={300}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={changed.isPending} disabled={!isNumber}>
        {goods.write}
      </Button>
      <Failure error={changed.error} id="stock-failure" />
    </form>
  );
}

function ActField({ act, onAct }: { act: StockAct; onAct: (act: StockAct) => void }) {
  const { goods } = texts();
  return (
    <Field label={goods.what}>
      {(control) => (
        <Select
          {...control}
          value={act}
          onChange={(event) => onAct(stockActs.find((one) => one === event.target.value) ?? 'count')}
        >
          {stockActs.map((one) => (
            <option key={one} value={one}>
              {goods.stockActs[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
