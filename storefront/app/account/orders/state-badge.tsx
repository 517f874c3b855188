import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { stateWord } from './state-words.ts';
import css from './state-badge.module.css';

const tones: Readonly<Record<OrderState, 'waits' | 'moves' | 'done' | 'ended'>> = {
  received: 'waits',
  awaiting_payment: 'waits',
  paid: 'moves',
  in_preparation: 'moves',
  partly_shipped: 'moves',
  shipped: 'moves',
  delivered: 'done',
  cancelled: 'ended',
  returned: 'ended',
};

/** The state of an order as a word; the colour repeats it. */
export function StateBadge({ order }: { order: Parameters<typeof stateWord>[1] }) {
  const messages = useMessages();
  return <span className={`${css.badge} ${css[tones[order.state]]}`}>{stateWord(messages, order)}</span>;
}
