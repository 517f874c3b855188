import type { Language } from '@casamaestra/texts/languages.ts';

/** The usual delivery as sentences tell it: amounts as they are written, null where there is no limit or no such sum. */
export interface UsualDelivery {
  /** Null: it costs nothing. */
  readonly cost: string | null;
  readonly freeFrom: string | null;
  readonly weightTo: string | null;
  /** Working days at most; 0: not known. */
  readonly days: number;
}

interface DeliveryWords {
  readonly promise: (usual: UsualDelivery) => string;
  readonly title: (usual: UsualDelivery) => string;
  readonly usual: (usual: UsualDelivery) => string;
  readonly time: (days: number) => string;
  readonly unknown: string;
}

const upTo = (weight: string | null, words: (weight: string) => string) =>
  weight === null ? '' : words(weight);

const italian: DeliveryWords = {
  promise: ({ cost, freeFrom, weightTo }) =>
    (cost === null
      ? 'Spedizione gratis'
      : freeFrom === null
        ? `Spedizione ${cost}`
        : `Spedizione gratis da ${freeFrom}`) + upTo(weightTo, (weight) => `, fino a ${weight}`),
  title: ({ cost, freeFrom }) =>
    cost === null || freeFrom !== null ? 'Spedizione gratuita' : 'Consegna a casa',
  usual: ({ cost, freeFrom, weightTo }) =>
    (cost ?? 'Gratis') +
    upTo(weightTo, (weight) => ` fino a ${weight}`) +
    (cost === null || freeFrom === null ? '' : `, gratis da ${freeFrom} di spesa`),
  time: (days) => `Da te in ${days === 1 ? '1 giorno' : `${days} giorni`}`,
  unknown: 'La vedi nel carrello',
};

const english: DeliveryWords = {
  promise: ({ cost, freeFrom, weightTo }) =>
    (cost === null
      ? 'Free delivery'
      : freeFrom === null
        ? `Delivery ${cost}`
        : `Free delivery over ${freeFrom}`) + upTo(weightTo, (weight) => `, up to ${weight}`),
  title: ({ cost, freeFrom }) => (cost === null || freeFrom !== null ? 'Free delivery' : 'Home delivery'),
  usual: ({ cost, freeFrom, weightTo }) =>
    (cost ?? 'Free') +
    upTo(weightTo, (weight) => ` up to ${weight}`) +
    (cost === null || freeFrom === null ? '' : `, free over ${freeFrom}`),
  time: (days) => `With you in ${days === 1 ? '1 day' : `${days} days`}`,
  unknown: 'You see it in the cart',
};

const slovak: DeliveryWords = {
  promise: ({ cost, freeFrom, weightTo }) =>
    (cost === null
      ? 'Doprava zadarmo'
      : freeFrom === null
        ? `Doprava ${cost}`
        : `Doprava zadarmo od ${freeFrom}`) + upTo(weightTo, (weight) => `, do ${weight}`),
  title: ({ cost, freeFrom }) => (cost === null || freeFrom !== null ? 'Doprava zadarmo' : 'Doručenie domov'),
  usual: ({ cost, freeFrom, weightTo }) =>
    (cost ?? 'Zadarmo') +
    upTo(weightTo, (weight) => ` do ${weight}`) +
    (cost === null || freeFrom === null ? '' : `, zadarmo od ${freeFrom}`),
  time: (days) => `U vás do ${days === 1 ? '1 dňa' : `${days} dní`}`,
  unknown: 'Uvidíte ju v košíku',
};

export const deliveryWords: Readonly<Record<Language, DeliveryWords>> = {
  it: italian,
  en: english,
  sk: slovak,
};
