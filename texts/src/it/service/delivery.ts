import type { DeliveryTexts } from '../../service/delivery-texts-shape.ts';
import { upToWeight } from '../../service/up-to-weight.ts';

export const delivery: DeliveryTexts = {
  promise: ({ cost, freeFrom, weightTo }) =>
    (cost === null
      ? 'Spedizione gratis'
      : freeFrom === null
        ? `Spedizione ${cost}`
        : `Spedizione gratis da ${freeFrom}`) + upToWeight(weightTo, (weight) => `, fino a ${weight}`),
  title: ({ cost, freeFrom }) =>
    cost === null || freeFrom !== null ? 'Spedizione gratuita' : 'Consegna a casa',
  usual: ({ cost, freeFrom, weightTo }) =>
    (cost ?? 'Gratis') +
    upToWeight(weightTo, (weight) => ` fino a ${weight}`) +
    (cost === null || freeFrom === null ? '' : `, gratis da ${freeFrom} di spesa`),
  time: (days) => `Da te in ${days === 1 ? '1 giorno' : `${days} giorni`}`,
  unknown: 'La vedi nel carrello',
  table: {
    service: 'Servizio',
    cost: 'Costo',
    days: 'Giorni lavorativi',
    everywhere: 'In tutti i Paesi in cui consegniamo',
    except: (country, places) => `${country}, tranne ${places}`,
    otherPostcodes: 'alcuni CAP',
    somePostcodes: (country) => `${country}, alcuni CAP`,
    weight: (from, to) =>
      to === null
        ? `oltre ${from}\u00a0kg`
        : from === null
          ? `fino a ${to}\u00a0kg`
          : `da ${from} a ${to}\u00a0kg`,
    goodsFrom: (amount) => `da ${amount} di spesa`,
    goodsBelow: (amount) => `sotto ${amount} di spesa`,
    free: 'gratis',
    freeFrom: (cost, amount) => `${cost}, gratis da ${amount} di spesa`,
  },
};
