import { cell, readTable } from '../table/psv.ts';
import { kindOf, sentence } from './slots.ts';
import type { RatedGoods } from './slots.ts';

interface Words {
  readonly title: string;
  readonly comment: string;
}

const authors = [
  'Giulia M.',
  'Marco R.',
  'Francesca B.',
  'Luca P.',
  'Sara T.',
  'Davide G.',
  'Elena C.',
  'Andrea F.',
  'Chiara L.',
  'Matteo S.',
  'Paola V.',
  'Stefano D.',
  'Martina Z.',
  'Roberto N.',
  'Silvia A.',
  'Giorgio E.',
  'Laura I.',
  'Fabio O.',
  'Anna K.',
  'Tommaso U.',
  'Irene Q.',
  'Nicola B.',
  'Beatrice R.',
  'Pietro M.',
  'Monica G.',
  'Alberto T.',
  'Valentina C.',
  'Enrico P.',
  'Rita S.',
  'Gabriele L.',
] as const;

/** Texts wanted for each number of stars. */
const wanted: readonly (readonly [stars: string, count: number])[] = [
  ['5', 3],
  ['4', 2],
  ['3', 1],
  ['2', 1],
  ['1', 1],
];
/** The list from another beginning on. */
const rotated = <Item>(list: readonly Item[], by: number): readonly Item[] =>
  list.map((_, at) => list[(by + at) % list.length] as Item);

const TURNS = 40;
/** Every so many reviews of five stars say where the goods are used, too. */
const TAIL_EVERY = 3;

/**
 * Reviews of each product by stars, which speak of its sizes, materials, colours and use. No sentence occurs twice in the
 * shop.
 */
export function writeReviews(goods: readonly RatedGoods[]) {
  const table = readTable('reviews').map((line) => ({
    stars: cell(line, 'stars'),
    kinds: cell(line, 'for').split(',').filter(Boolean),
    title: cell(line, 'title'),
    text: cell(line, 'text'),
  }));
  const used = new Set<string>();
  const once = (text: string | undefined): text is string => {
    if (text === undefined || used.has(text)) return false;
    used.add(text);
    return true;
  };
  const tailOf = (product: RatedGoods, turn: number): string => {
    const tails = table.filter(({ title, kinds }) => title === '+' && kinds.includes(kindOf(product)));
    for (let at = 0; at < TURNS; at += 1) {
      const text = sentence(
        tails[(turn + at) % Math.max(1, tails.length)]?.text ?? '{-}',
        product,
        turn + at,
      );
      if (once(text)) return ` ${text}`;
    }
    return '';
  };
  const textsOf = (product: RatedGoods, turn: number, stars: string, count: number): Words[] => {
    const kind = kindOf(product);
    const mayHead = table.filter((line) => line.stars === stars && line.title !== '+');
    const own = mayHead.filter(({ kinds }) => kinds.includes(kind));
    const common = mayHead.filter(({ kinds }) => kinds.length === 0);
    const heads = [...rotated(own, turn), ...common];
    const found: Words[] = [];
    for (let at = 0; at < heads.length && found.length < count; at += 1) {
      const head = heads[at];
      const text = head && sentence(head.text, product, turn);
      if (head === undefined || !once(text)) continue;
      const tail =
        stars === '5' && (turn + found.length) % TAIL_EVERY !== 0 ? tailOf(product, turn * 3 + at) : '';
      found.push({ title: head.title, comment: text + tail });
    }
    return found;
  };
  const texts = goods.map((product, turn) => [
    product.code,
    Object.fromEntries(wanted.map(([stars, count]) => [stars, textsOf(product, turn, stars, count)])),
  ]);
  return { authors, texts: Object.fromEntries(texts) as Readonly<Record<string, Record<string, Words[]>>> };
}
