import { staffWithdrawalOperation } from '@casamaestra/contract/staff/staff-withdrawals.operations.ts';
import type { StaffWithdrawal } from '@casamaestra/contract/staff/staff-withdrawals.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useParams } from 'react-router';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { queryClient, reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted, dayOf, euros, moment } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenPart } from '../shell/part.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { ReceiveForm } from './receive-form.tsx';
import { type PrintedReturn, ReturnPaper } from './return-papers.tsx';
import { ReturnPhotos } from './return-photos.tsx';
import { WithdrawalMoney } from './withdrawal-money.tsx';
import css from './withdrawals.module.css';

/** One declaration: its days, its goods, its money. */
export function WithdrawalScreen() {
  const { number = '' } = useParams();
  const query = reading(staffWithdrawalOperation, { number });
  const { data, error } = useQuery(query);
  const words = texts().withdrawals;
  const [paper, setPaper] = useState<PrintedReturn>('label');
  const printed = (what: PrintedReturn) => {
    flushSync(() => setPaper(what));
    print();
  };
  const keep = (changed: StaffWithdrawal) => {
    queryClient.setQueryData(query.queryKey, changed);
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'staff.me' });
  };
  return (
    <>
      <ScreenHead title={words.title(number)}>
        {data && (
          <>
            <Button size="s" variant="secondary" onClick={() => printed('label')}>
              {words.label}
            </Button>
            <Button size="s" variant="secondary" onClick={() => printed('sheet')}>
              {words.sheet}
            </Button>
          </>
        )}
      </ScreenHead>
      <Failure error={error} />
      {data === undefined ? (
        error === null && <Skeleton lines={8} />
      ) : (
        <>
          <Declaration withdrawal={data} onChange={keep} />
          <ReturnPaper paper={paper} withdrawal={data} />
        </>
      )}
    </>
  );
}

type Props = { withdrawal: StaffWithdrawal; onChange: (changed: StaffWithdrawal) => void };

function Declaration({ withdrawal, onChange }: Props) {
  const words = texts().withdrawals;
  const mayReceive = may(useMe(), 'orders', 'edit');
  const { name, order_number: order, step, late, shipped, condition } = withdrawal;
  return (
    <div className={css.columns}>
      <ScreenPart title={words.declared}>
        <p className={css.due}>
          <Badge>{words.steps[step]}</Badge> {late && <Badge tone="sale">{words.late}</Badge>}
        </p>
        <p>
          {name} · <Link to={`/ordini/${encodeURIComponent(order)}`}>{order}</Link> ·{' '}
          {moment(withdrawal.declared_at)}
        </p>
        {withdrawal.reason !== null && <p>{words.reason(withdrawal.reason)}</p>}
        <p>{words.refundBy(dayOf(withdrawal.refund_by))}</p>
        {withdrawal.send_back_by === null ? (
          !shipped && <p>{words.notSent}</p>
        ) : (
          <p>{words.sendBackBy(dayOf(withdrawal.send_back_by))}</p>
        )}
        {withdrawal.may_wait && <p>{words.mayWait}</p>}
      </ScreenPart>
      <ScreenPart title={words.goods}>
        <ul className={css.goods}>
          {withdrawal.goods.map(({ sku, name: article, options, qty, worth }) => (
            <li key={sku}>
              {counted(qty)} × {article} <small>{[sku, options].filter(Boolean).join(' · ')}</small>
              {worth !== null && <span className={css.worth}>{euros(worth)}</span>}
            </li>
          ))}
        </ul>
        {withdrawal.received_at !== null && (
          <p>
            {words.received(moment(withdrawal.received_at))}
            {condition !== null && ` · ${words.conditions[condition]}`}
            {withdrawal.received_note !== null && ` · ${withdrawal.received_note}`}
          </p>
        )}
        {withdrawal.can_come_back && mayReceive && (
          <ReceiveForm number={withdrawal.number} onDone={onChange} />
        )}
      </ScreenPart>
      {(withdrawal.photos.length > 0 || withdrawal.can_come_back || withdrawal.received_at !== null) && (
        <ReturnPhotos withdrawal={withdrawal} onChange={onChange} />
      )}
      {withdrawal.money !== null && (
        <WithdrawalMoney withdrawal={withdrawal} money={withdrawal.money} onChange={onChange} />
      )}
    </div>
  );
}
