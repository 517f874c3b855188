import {
  prepareOrderOperation,
  readyOrderOperation,
  type StaffOrder,
} from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ShipForm } from '../orders/ship-form.tsx';
import { OrderStateBadge } from '../orders/order-state.tsx';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { type Picked, pickedKilograms } from './pick-list.ts';
import css from './picking.module.css';

type PickedOrderProps = {
  picked: Picked;
  /** What was handed over, and what to say of it. */
  onDone: (pieces: Picked['pieces'], text: string) => void;
};

/** One order of the walk: whether it is complete, and what is done with it next. */
export function PickedOrder({ picked, onDone }: PickedOrderProps) {
  const { picking } = texts();
  const { order, pieces, missing } = picked;
  const { number } = order;
  return (
    <div className={css.order}>
      <span>
        <Link to={`/ordini/${encodeURIComponent(number)}`} aria-label={picking.open(number)}>
          {number}
        </Link>{' '}
        {order.name}
        <small>{order.shipping_label}</small>
        {order.note !== null && order.note !== '' && <small>«{order.note}»</small>}
      </span>
      <span className={css.badges}>
        {missing === 0 ? (
          <Badge tone="positive">{picking.complete}</Badge>
        ) : (
          <Badge>{picking.missing(counted(missing), missing)}</Badge>
        )}
        <OrderStateBadge state={order.state} />
      </span>
      <Acts picked={picked} onDone={(text, handedOver) => onDone(handedOver ? pieces : [], text)} />
    </div>
  );
}

interface Step {
  readonly act: 'prepare' | 'ready';
  readonly version: string;
  /** Of the order in the list, when the step was taken. */
  readonly seen: string;
}

type ActsProps = { picked: Picked; onDone: (text: string, handedOver: boolean) => void };

function Acts({ picked, onDone }: ActsProps) {
  const { order, pieces, missing } = picked;
  const { picking, shell } = texts();
  const { number, shipping_kind: kind } = order;
  const [isShipping, setShipping] = useState(false);
  const done = (text: string, handedOver: boolean): void => {
    onDone(text, handedOver);
    void queryClient.invalidateQueries();
  };
  const step = useMutation({
    mutationFn: ({ act, version }: Step) =>
      callStaff(act === 'prepare' ? prepareOrderOperation : readyOrderOperation, { number, version }),
    onSuccess: (_: StaffOrder, { act }) =>
      done(act === 'prepare' ? picking.prepared(number) : picking.isReady(number), act === 'ready'),
  });
  // Until the list is read again, what the step answered is newer.
  const isListOlder = step.variables?.seen === order.version;
  const { version, state } = isListOlder && step.data !== undefined ? step.data : order;
  const take = (act: Step['act']) => step.mutate({ act, version, seen: order.version });
  const shipped = (): void => {
    setShipping(false);
    done(picking.shipped(number), true);
  };
  return (
    <span className={css.acts}>
      {state === 'paid' && (
        <Button size="s" variant="secondary" busy={step.isPending} onClick={() => take('prepare')}>
          {picking.prepare}
        </Button>
      )}
      {state !== 'paid' && kind === 'pickup' && missing === 0 && (
        <Button size="s" busy={step.isPending} onClick={() => take('ready')}>
          {picking.ready}
        </Button>
      )}
      {kind === 'delivery' && pieces.length > 0 && (
        <Button size="s" onClick={() => setShipping(true)}>
          {missing === 0 ? picking.ship : picking.shipPart}
        </Button>
      )}
      <Failure error={step.error} id={`step-${number}`} />
      <Dialog
        open={isShipping}
        title={picking.shipTitle(number)}
        closeLabel={shell.close}
        onClose={() => setShipping(false)}
      >
        {missing > 0 && <p>{picking.shipPartText}</p>}
        <ShipForm
          order={{ number, version }}
          {...(missing > 0 && { pieces: [...pieces] })}
          articlesKg={pickedKilograms(picked)}
          onDone={shipped}
        />
      </Dialog>
    </span>
  );
}
