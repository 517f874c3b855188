import type { OrderState, OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import css from './order-progress.module.css';

const progressSteps = ['received', 'paid', 'in_preparation', 'shipped', 'delivered'] as const;
type ProgressStep = (typeof progressSteps)[number];

/** Number of completed steps by state; the following step is the current one. */
const stepsDone: Readonly<Partial<Record<OrderState, number>>> = {
  received: 1,
  awaiting_payment: 1,
  paid: 2,
  in_preparation: 2,
  partly_shipped: 3,
  shipped: 4,
  delivered: 5,
};

/** The steps of an order; undefined for a cancelled or returned one. */
export function progressOf(
  state: OrderState,
): readonly { readonly step: ProgressStep; readonly status: 'done' | 'current' | 'ahead' }[] | undefined {
  const done = stepsDone[state];
  if (done === undefined) return undefined;
  return progressSteps.map((step, index) => ({
    step,
    status: index < done ? 'done' : index === done ? 'current' : 'ahead',
  }));
}

/** Progress of the order in steps; nothing for a cancelled or returned one. */
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
