import { cell, readTable } from '../table/psv.ts';

export type Facts = {
  /** The text of the row after the opening shown beside the picture. */
  readonly say: string;
  readonly texts: string;
  /** Position among the products of the same texts: neighbours take different sentences. */
  readonly position: number;
  readonly size?: { readonly width: number; readonly depth: number; readonly height: number } | undefined;
  readonly materials: readonly string[];
  readonly variesInSize: boolean;
  /** The full text of the row in lower case: sentences may depend on a word in it. */
  readonly row: string;
};

type Slots = Map<string, string[]>;

/** Sentences by kind of goods and slot: u use and size, c care, x advice, b in the box, n not included. */
export function readSentences(): ReadonlyMap<string, Slots> {
  const kinds = new Map<string, Slots>();
  for (const line of readTable('texts')) {
    const slots = kinds.get(cell(line, 'texts')) ?? new Map<string, string[]>();
    slots.set(cell(line, 'slot'), [...(slots.get(cell(line, 'slot')) ?? []), cell(line, 'text')]);
    kinds.set(cell(line, 'texts'), slots);
  }
  return kinds;
}

export const italianNumber = (value: number) => String(value).replace('.', ',');

export const lower = (text: string) =>
  /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** "Rovere, acciaio" → "rovere e acciaio". */
export function joinMaterials(materials: readonly string[]): string {
  const names = materials.map(lower);
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;
}

/** Fills the placeholders of a sentence; undefined when a fact is missing. */
function fill(sentence: string, facts: Facts): string | undefined {
  const { size, materials } = facts;
  const values: Record<string, string | undefined> = {
    L: size && italianNumber(size.width),
    P: size && italianNumber(size.depth),
    A: size && italianNumber(size.height),
    materiale: materials.length > 0 ? joinMaterials(materials) : undefined,
    materiali: materials.length > 1 ? joinMaterials(materials) : undefined,
  };
  let missing = false;
  const filled = sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    missing ||= values[name] === undefined;
    return values[name] ?? '';
  });
  return missing ? undefined : filled.charAt(0).toUpperCase() + filled.slice(1);
}

/**
 * A sentence may begin with a condition: "?batteri: …" is only for rows that mention batteries,
 * "!lavello/tubo: …" only for those that mention neither; several may follow each other. Undefined when one fails.
 */
function suitable(sentence: string, row: string): string | undefined {
  const match = /^(?<sign>[?!])(?<words>[^:]+): (?<text>.*)$/.exec(sentence);
  const { sign, words: wanted, text } = match?.groups ?? {};
  if (wanted === undefined || text === undefined) return sentence;
  const spoken = wanted.split('/').some((word) => row.includes(word));
  return spoken === (sign === '?') ? suitable(text, row) : undefined;
}

/** The next sentence, skipping those that need a fact this product lacks. */
function pick(all: readonly string[], turn: number, facts: Facts): string {
  const sentences = all
    .map((sentence) => suitable(sentence, facts.row))
    .filter((sentence) => sentence !== undefined);
  for (let step = 0; step < sentences.length; step++) {
    const sentence = sentences[(turn + step) % sentences.length] ?? '';
    if (facts.variesInSize && /\{[LPA]\}/.test(sentence) && step < sentences.length - 1) continue;
    const filled = fill(sentence, facts);
    if (filled !== undefined) return filled;
  }
  return '';
}

/** Sizes are mentioned once. */
const withoutSizes = (sentences: readonly string[]) =>
  sentences.filter((sentence) => !/\{[LPA]\}/.test(sentence));

const words = (texts: readonly string[]) => texts.join(' ').split(' ').length;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The product's HTML description: how to choose and keep it, what is in the box and what is not. What is beside the
 * picture or in the table of features is not repeated.
 */
export function describe(facts: Facts, slots: Slots): string {
  const turn = facts.position;
  const choose = pick(slots.get('u') ?? [], turn, facts);
  const care = pick(slots.get('c') ?? [], turn + Math.floor(turn / 3), facts);
  const advice = pick(slots.get('x') ?? [], turn + Math.floor(turn / 5), facts);
  const box = pick(slots.get('b') ?? [], 0, facts);
  const not = pick(slots.get('n') ?? [], 0, facts);
  const bullets = [
    box && `<strong>Nella confezione:</strong> ${escape(lower(box))}`,
    not && `<strong>Non compreso:</strong> ${escape(lower(not))}`,
  ].filter((text) => text !== '');
  const told = [choose, care, advice].filter((text) => text !== '');
  const further = [1, 2].flatMap((step) =>
    (['x', 'u', 'c'] as const).map((slot) => pick(withoutSizes(slots.get(slot) ?? []), turn + step, facts)),
  );
  for (const text of further)
    if (words([facts.say, ...told, ...bullets]) < 56 && text !== '' && !told.includes(text)) told.push(text);
  const paragraphs = [
    [facts.say, choose].filter((text) => text !== '').join(' '),
    told.slice(choose === '' ? 0 : 1).join(' '),
  ].filter((text) => text !== '');
  const list = bullets.length > 0 ? `<ul>${bullets.map((text) => `<li>${text}</li>`).join('')}</ul>` : '';
  return `${paragraphs.map((text) => `<p>${escape(text)}</p>`).join('')}${list}`;
}
