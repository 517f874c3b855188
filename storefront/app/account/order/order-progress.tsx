import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import css from './order-progress.module.css';
import { progressOf } from './progress.ts';

/** How far the order is, as steps; nothing where it was cancelled or returned. */
export function OrderProgress({ order }: { order: OrderView }) {
  const { orders, pickup } = useMessages();
  const words: Record<string, string> = order.shipping_kind === 'pickup' ? pickup.steps : {};
  const steps = progressOf(order.state);
  if (!steps) return null;
  return (
    <ol className={css.steps} aria-label={orders.progress}>
      {steps.map(({ step, status }) => (
        <li key={step} className={css[status]} aria-current={status === 'current' ? 'step' : undefined}>
          <span className={css.label}>
            {words[step] ?? orders.steps[step]}
            {status === 'done' && <span className="visually-hidden"> ({orders.done})</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
