import { slovakForm } from '../../format/plural.ts';
import type { Messages } from '../../it/pages.ts';

const reviewsWord = (count: number): string => slovakForm(count, 'recenzia', 'recenzie', 'recenzií');
const few = (count: number, one: string, some: string, many: string): string =>
  `${count} ${slovakForm(count, one, some, many)}`;

export const card: Messages['card'] = {
  hot: 'Obľúbené',
  isNew: 'Novinka',
  sale: (percent) => `−${percent} %`,
  onSale: 'Akcia',
  now: 'Cena',
  was: 'Najnižšia cena za 30 dní predtým',
  listPrice: 'Cenníková cena',
  from: (amount) => `od ${amount}`,
  lowest30: (amount) => `Najnižšia cena za 30 dní predtým: ${amount}`,
  cheapestLowest30: (amount) => `Na najlacnejší variant. Najnižšia cena za 30 dní predtým: ${amount}`,
  listed: (amount) => `Cenníková cena: ${amount}`,
  perUnit: (amount, unit) => `${amount}/${unit === 'pz' ? 'ks' : unit}`,
  energy: (energyClass, scale) => `Energetická trieda ${energyClass}, stupnica ${scale.replace('-', ' až ')}`,
  energyLabel: 'Energetický štítok',
  rating: (value, count) => `${value} z 5, ${count} ${reviewsWord(count)}`,
  otherColour: 'Na fotografii je iná farba.',
  shows: (colour) => `Na fotografii: ${colour.toLowerCase()}`,
  colours: (count) => few(count, 'farba', 'farby', 'farieb'),
  variants: (count) => few(count, 'variant', 'varianty', 'variantov'),
  wish: (name) => `Zoznam želaní: ${name}`,
  addNamed: (name) => `Pridať do košíka: ${name}`,
  lastPieces: (count) =>
    slovakForm(count, 'Posledný kus', `Posledné ${count} kusy`, `Posledných ${count} kusov`),
  soldOut: 'Vypredané',
  fewer: 'Menej',
  moreOf: 'Viac',
};
