import type { Messages } from '../../it/pages.ts';

export const pickup: Messages['pickup'] = {
  hours: 'Opening hours',
  map: 'See it on the map',
  bring: 'What to bring',
  bringLater: 'The order number and an identity document.',
  bringNumber: (number) => `The order number, ${number}, and an identity document.`,
  place: 'Where you collect it',
  who: 'Who collects',
  states: {
    partly_shipped: 'Partly ready',
    shipped: 'Ready for pickup',
    delivered: 'Collected',
  },
  stateTexts: {
    partly_shipped: 'One part is ready for pickup, the rest follows soon.',
    shipped: 'Your order is ready: it is waiting in the shop.',
    delivered: 'You have collected your order.',
  },
  steps: { shipped: 'Ready', delivered: 'Collected' },
  nextPaid: [
    'We prepare your order in the shop.',
    'When it is ready we send you an email: wait for it before you come.',
  ],
  nextTransfer: [
    'Make the bank transfer with the details above.',
    'Once it arrives we prepare your order in the shop and write to you when it is ready.',
  ],
};
