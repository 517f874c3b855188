import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import {
  saveShelfOperation,
  type stockLedgerOperation,
} from '@casamaestra/contract/staff/goods.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import css from './goods.module.css';

/** Where a variant lies in the warehouse; an empty field: nobody has said. */
export function ShelfForm({
  ledger: { sku, shelf },
}: {
  ledger: OperationOutput<typeof stockLedgerOperation>;
}) {
  const { goods } = texts();
  const [typed, setTyped] = useState(shelf);
  const [said, setSaid] = useState('');
  const saved = useMutation({
    mutationFn: () => callStaff(saveShelfOperation, { sku, from: shelf, to: typed.trim() }),
    onSuccess: async () => {
      setSaid(goods.saved);
      await queryClient.invalidateQueries();
    },
  });
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saved.mutate();
      }}
    >
      <Field label={goods.shelf} hint={goods.shelfHint}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={40}
            value={typed}
            onChange={({ target }) => {
              setSaid('');
              setTyped(target.value);
            }}
          />
        )}
      </Field>
      <p role="status">{said}</p>
      <Failure error={saved.error} id="shelf-failure" />
      <Button type="submit" variant="secondary" busy={saved.isPending}>
        {goods.saveShelf}
      </Button>
    </form>
  );
}
