import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { staffProductOperation } from '@casamaestra/contract/staff/goods.operations.ts';
import type { announceRecallOperation } from '@casamaestra/contract/staff/staff-recalls.operations.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Failure } from '../platform/failure.tsx';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { RecallForm } from './recall-form.tsx';
import css from './recalls.module.css';

type Announced = OperationOutput<typeof announceRecallOperation>;

/** A recall is written: which product, which words, whom it would reach; the product is in the address. */
export function NewRecallScreen() {
  const { recalls } = texts();
  const [address, setAddress] = useSearchParams();
  const id = Number(address.get('prodotto') ?? '');
  const isChosen = Number.isInteger(id) && id > 0;
  const { data: product, error } = useQuery({
    ...reading(staffProductOperation, { id }),
    enabled: isChosen,
  });
  const [announced, setAnnounced] = useState<Announced>();
  return (
    <div className={css.stack}>
      <ScreenHead title={recalls.announce}>
        <Link to="/richiami">{recalls.all}</Link>
      </ScreenHead>
      <Failure error={error} />
      {announced === undefined && (
        <RecallForm
          product={isChosen ? product : undefined}
          onProduct={(chosen) =>
            setAddress(chosen === null ? {} : { prodotto: String(chosen) }, { replace: true })
          }
          onAnnounced={setAnnounced}
        />
      )}
      <p role="status">
        {announced && (
          <>
            {recalls.done(counted(announced.id), counted(announced.written))}{' '}
            <Link to={`/richiami/${announced.id}`}>{recalls.see}</Link>
          </>
        )}
      </p>
    </div>
  );
}
