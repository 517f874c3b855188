import type { DeliveryTexts } from '../../service/delivery-texts-shape.ts';
import { upToWeight } from '../../service/up-to-weight.ts';

export const delivery: DeliveryTexts = {
  promise: ({ cost, freeFrom, weightTo }) =>
    (cost === null
      ? 'Doprava zadarmo'
      : freeFrom === null
        ? `Doprava ${cost}`
        : `Doprava zadarmo od ${freeFrom}`) + upToWeight(weightTo, (weight) => `, do ${weight}`),
  title: ({ cost, freeFrom }) => (cost === null || freeFrom !== null ? 'Doprava zadarmo' : 'Doručenie domov'),
  usual: ({ cost, freeFrom, weightTo }) =>
    (cost ?? 'Zadarmo') +
    upToWeight(weightTo, (weight) => ` do ${weight}`) +
    (cost === null || freeFrom === null ? '' : `, zadarmo od ${freeFrom}`),
  time: (days) => `U vás do ${days === 1 ? '1 dňa' : `${days} dní`}`,
  unknown: 'Uvidíte ju v košíku',
  table: {
    service: 'Služba',
    cost: 'Cena',
    days: 'Pracovné dni',
    everywhere: 'Do všetkých krajín, kam doručujeme',
    except: (country, places) => `${country} okrem: ${places}`,
    otherPostcodes: 'niektoré PSČ',
    somePostcodes: (country) => `${country}, niektoré PSČ`,
    weight: (from, to) =>
      to === null
        ? `nad ${from}\u00a0kg`
        : from === null
          ? `do ${to}\u00a0kg`
          : `od ${from} do ${to}\u00a0kg`,
    goodsFrom: (amount) => `tovar od ${amount}`,
    goodsBelow: (amount) => `tovar do ${amount}`,
    free: 'zadarmo',
    freeFrom: (cost, amount) => `${cost}, zadarmo od ${amount}`,
  },
};
