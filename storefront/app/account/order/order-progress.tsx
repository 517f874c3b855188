import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { Stepper } from '@casamaestra/ui/stepper.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { progressOf } from './progress.ts';

/** How far the order is, as steps; nothing where it was cancelled or returned. */
export function OrderProgress({ order }: { order: OrderView }) {
  const { orders } = useMessages();
  const steps = progressOf(order.state);
  if (!steps) return null;
  return (
    <Stepper
      label={orders.progress}
      doneLabel={orders.done}
      steps={steps.map(({ step, standing }) => ({ label: orders.steps[step], state: standing }))}
    />
  );
}
