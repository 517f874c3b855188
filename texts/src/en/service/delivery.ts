import type { DeliveryTexts } from '../../service/delivery-texts-shape.ts';
import { upToWeight } from '../../service/up-to-weight.ts';

export const delivery: DeliveryTexts = {
  promise: ({ cost, freeFrom, weightTo }) =>
    (cost === null
      ? 'Free delivery'
      : freeFrom === null
        ? `Delivery ${cost}`
        : `Free delivery over ${freeFrom}`) + upToWeight(weightTo, (weight) => `, up to ${weight}`),
  title: ({ cost, freeFrom }) => (cost === null || freeFrom !== null ? 'Free delivery' : 'Home delivery'),
  usual: ({ cost, freeFrom, weightTo }) =>
    (cost ?? 'Free') +
    upToWeight(weightTo, (weight) => ` up to ${weight}`) +
    (cost === null || freeFrom === null ? '' : `, free over ${freeFrom}`),
  time: (days) => `With you in ${days === 1 ? '1 day' : `${days} days`}`,
  unknown: 'You see it in the cart',
};
