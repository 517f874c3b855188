import { customersOperation } from '@casamaestra/contract/staff/staff-customers.operations.ts';
import { telephoneBuyerOperation } from '@casamaestra/contract/staff/telephone-orders.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import type { DraftProps } from './typed-field.tsx';
import { draftOfBuyer } from './typed-order.ts';
import css from './telephone.module.css';

/** Finds who calls among the customers with an account, and fills in what is known of them. */
export function FindCustomer({ draft, onChange }: Pick<DraftProps, 'draft' | 'onChange'>) {
  const { telephone } = texts();
  const [text, setText] = useState('');
  const found = useMutation({
    mutationFn: (asked: string) => callStaff(customersOperation, { text: asked }),
  });
  const chosen = useMutation({
    mutationFn: (id: number) => callStaff(telephoneBuyerOperation, { id }),
    onSuccess: (buyer) => {
      onChange(draftOfBuyer(buyer));
      found.reset();
      setText('');
    },
  });
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') found.mutate(text.trim());
  };
  const rows = (found.data?.rows ?? []).filter(({ closed }) => !closed);
  return (
    <>
      <form role="search" aria-label={telephone.findCustomer} className={css.find} onSubmit={search}>
        <Field label={telephone.findCustomer} hint={telephone.findCustomerHint}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={100}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" busy={found.isPending}>
          {telephone.search}
        </Button>
      </form>
      <Failure error={found.error ?? chosen.error} id="customer-failure" />
      <p role="status" className={css.soft}>
        {found.data && (rows.length === 0 ? telephone.noCustomer : telephone.found(counted(rows.length)))}
        {draft.customer !== null && !found.data && telephone.chosen(draft.customer.name)}
      </p>
      {draft.customer !== null && (
        <p>
          <Button variant="quiet" size="s" onClick={() => onChange({ customer: null })}>
            {telephone.unlink}
          </Button>
        </p>
      )}
      {rows.length > 0 && (
        <ul className={css.found}>
          {rows.slice(0, 8).map(({ id, name, email, city }) => (
            <li key={id}>
              <span>
                <strong>{name}</strong>
                <br />
                <span className={css.soft}>{[email, city].filter(Boolean).join(' · ')}</span>
              </span>
              <Button variant="secondary" size="s" busy={chosen.isPending} onClick={() => chosen.mutate(id)}>
                {telephone.choose(name)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
