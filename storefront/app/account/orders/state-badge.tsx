import type { OrderState, OrderView } from '@casamaestra/contract/orders/order-view.ts';
import type { Messages } from '../../i18n/messages.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import css from './state-badge.module.css';

type Status = {
  readonly state: OrderState;
  readonly shipping_kind: OrderView['shipping_kind'];
  /** Nobody is bound by it yet. */
  readonly offer?: boolean | undefined;
};
type Words = Pick<Messages, 'orders' | 'pickup'>;

const ofPickup = (words: Partial<Record<OrderState, string>>, { state, shipping_kind: kind }: Status) =>
  kind === 'pickup' ? words[state] : undefined;

/** The status of an order as a word; pick-up orders have words of their own. */
export const stateWord = ({ orders, pickup }: Words, status: Status): string =>
  status.offer === true ? orders.offer : (ofPickup(pickup.states, status) ?? orders.states[status.state]);

/** The same as a sentence. */
export const stateSentence = ({ orders, pickup }: Words, status: Status): string =>
  status.offer === true
    ? orders.offerText
    : (ofPickup(pickup.stateTexts, status) ?? orders.stateTexts[status.state]);

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
  /** A withdrawal waits for its refund: this takes precedence. */
  withdrawn?: boolean;
};

/** The status of an order as text; the colour only repeats it. */
export function StateBadge({ order, withdrawn = false }: StateBadgeProps) {
  const messages = useMessages();
  const tone = withdrawn ? 'waits' : tones[order.state];
  const word = withdrawn ? messages.orders.withdrawalReceived : stateWord(messages, order);
  return <span className={`${css.badge} ${css[tone]}`}>{word}</span>;
}
