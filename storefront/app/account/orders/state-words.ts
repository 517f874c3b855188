import type { OrderState, OrderView } from '@casamaestra/contract/orders/order-view.ts';
import type { Messages } from '../../i18n/messages.ts';

type Standing = { readonly state: OrderState; readonly shipping_kind: OrderView['shipping_kind'] };
type Words = Pick<Messages, 'orders' | 'pickup'>;

const ofPickup = (words: Partial<Record<OrderState, string>>, { state, shipping_kind: kind }: Standing) =>
  kind === 'pickup' ? words[state] : undefined;

/** The state of an order as a word: what is collected is never shipped. */
export const stateWord = ({ orders, pickup }: Words, standing: Standing): string =>
  ofPickup(pickup.states, standing) ?? orders.states[standing.state];

/** The same as a sentence. */
export const stateSentence = ({ orders, pickup }: Words, standing: Standing): string =>
  ofPickup(pickup.stateTexts, standing) ?? orders.stateTexts[standing.state];
