import type { OrderToPick } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { type FormEvent, useState } from 'react';
import { LateBadge, OrderStateBadge } from '../orders/order-state.tsx';
import { texts } from '../platform/texts.ts';
import { counted, dayOf } from '../platform/written.ts';
import css from './picking.module.css';

type ChooseOrdersProps = { orders: readonly OrderToPick[]; onBegin: (numbers: readonly string[]) => void };

/** Which orders are picked in one walk. */
export function ChooseOrders({ orders, onBegin }: ChooseOrdersProps) {
  const { picking } = texts();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (number: string, is: boolean): void => {
    const next = new Set(chosen);
    if (is) next.add(number);
    else next.delete(number);
    setChosen(next);
  };
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen.size > 0) onBegin(orders.map(({ number }) => number).filter((number) => chosen.has(number)));
  };
  return (
    <form className={css.choice} onSubmit={begin}>
      <p className={css.soft}>{picking.intro}</p>
      <label className={css.all}>
        <input
          type="checkbox"
          checked={chosen.size === orders.length}
          onChange={(event) =>
            setChosen(new Set(event.target.checked ? orders.map(({ number }) => number) : []))
          }
        />
        {picking.chooseAll} ({picking.count(counted(orders.length), orders.length)})
      </label>
      <ul className={css.orders}>
        {orders.map((order) => (
          <li key={order.number}>
            <Choice
              order={order}
              isChosen={chosen.has(order.number)}
              onChoose={(is) => choose(order.number, is)}
            />
          </li>
        ))}
      </ul>
      <p className={css.begin}>
        <Button type="submit" disabled={chosen.size === 0}>
          {picking.begin(counted(chosen.size), chosen.size)}
        </Button>
      </p>
    </form>
  );
}

type ChoiceProps = { order: OrderToPick; isChosen: boolean; onChoose: (is: boolean) => void };

function Choice({ order, isChosen, onChoose }: ChoiceProps) {
  const { picking } = texts();
  const pieces = order.lines.reduce((sum, line) => sum + line.pieces, 0);
  return (
    <label className={css.order}>
      <input
        type="checkbox"
        aria-label={picking.choose(order.number)}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <span>
        <strong>{order.number}</strong> {order.name}, {order.city}
        <small>
          {[
            picking.pieces(counted(pieces), pieces),
            order.shipping_label,
            picking.due(dayOf(order.latest)),
          ].join(' · ')}
        </small>
      </span>
      <span className={css.badges}>
        {order.late && <LateBadge />}
        <OrderStateBadge state={order.state} />
      </span>
    </label>
  );
}
