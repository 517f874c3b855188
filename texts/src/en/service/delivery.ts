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
  table: {
    service: 'Service',
    cost: 'Cost',
    days: 'Working days',
    everywhere: 'In all countries we deliver to',
    except: (country, places) => `${country}, except ${places}`,
    otherPostcodes: 'some postcodes',
    somePostcodes: (country) => `${country}, some postcodes`,
    weight: (from, to) =>
      to === null
        ? `over ${from}\u00a0kg`
        : from === null
          ? `up to ${to}\u00a0kg`
          : `${from} to ${to}\u00a0kg`,
    goodsFrom: (amount) => `goods from ${amount}`,
    goodsBelow: (amount) => `goods below ${amount}`,
    free: 'free',
    freeFrom: (cost, amount) => `${cost}, free over ${amount}`,
  },
};
