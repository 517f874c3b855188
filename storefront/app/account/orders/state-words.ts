import type { OrderState, OrderView } from '@casamaestra/contract/orders/order-view.ts';
import type { Messages } from '../../i18n/messages.ts';

type Status = { readonly state: OrderState; readonly shipping_kind: OrderView['shipping_kind'] };
type Words = Pick<Messages, 'orders' | 'pickup'>;

const ofPickup = (words: Partial<Record<OrderState, string>>, { state, shipping_kind: kind }: Status) =>
  kind === 'pickup' ? words[state] : undefined;

/** The state of an order as a word: what is collected is never shipped. */
export const stateWord = ({ orders, pickup }: Words, status: Status): string =>
  ofPickup(pickup.states, status) ?? orders.states[status.state];

/** The same as a sentence. */
export const stateSentence = ({ orders, pickup }: Words, status: Status): string =>
  ofPickup(pickup.stateTexts, status) ?? orders.stateTexts[status.state];
