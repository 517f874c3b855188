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

type StateBadgeProps = {
  order: Parameters<typeof stateWord>[1];
  /** Something was withdrawn from and waits for its refund: that comes first. */
  withdrawn?: boolean;
};

/** The state of an order as a word; the colour repeats it. */
export function StateBadge({ order, withdrawn = false }: StateBadgeProps) {
  const messages = useMessages();
  const tone = withdrawn ? 'waits' : tones[order.state];
  const word = withdrawn ? messages.orders.withdrawalReceived : stateWord(messages, order);
  return <span className={`${css.badge} ${css[tone]}`}>{word}</span>;
}
