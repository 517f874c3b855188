/** A rated product of the demo's catalogue, as far as reviews speak of it. */
export interface RatedGoods {
  readonly code: string;
  readonly name: string;
  readonly category: readonly string[];
  readonly features: readonly { readonly label: string; readonly value: unknown; readonly unit?: string }[];
  readonly variants: readonly {
    readonly price: number;
    readonly options: Readonly<Record<string, string>>;
  }[];
  readonly rating?: { readonly average: number; readonly count: number };
}

const places = [
  'in mansarda',
  'nel bilocale di Torino',
  'nella casa al mare',
  'dai miei a Lecce',
  'in taverna',
  'nel monolocale di mia figlia',
  'nella casa di campagna',
  'in un terzo piano senza ascensore',
  'a Trieste, con la bora',
  'nel negozio di mia sorella',
  'nella casa dei nonni',
  'in un appartamento in affitto',
  'nella villetta di Pesaro',
  'in un rustico in Umbria',
  'a Genova, vicino al mare',
  'nello studio',
  'nella seconda casa',
  'in un attico di Bari',
  'a Bolzano, dove gela',
  'nel piano terra di Padova',
  'in una cascina vicino a Cuneo',
  'nel loft di un amico',
  'nella stanza degli ospiti',
  'a Cagliari, tutto l’anno',
  'nel b&b che gestiamo',
  'in una casa degli anni Settanta',
  'dalla vicina di sotto',
] as const;
const times = [
  'un’ora',
  'due ore scarse',
  'mezza mattina',
  'venti minuti',
  'un pomeriggio',
  'tre quarti d’ora',
  'una giornata',
] as const;
const months = [
  'due mesi',
  'tre mesi',
  'mezzo anno',
  'otto mesi',
  'un anno',
  'un inverno intero',
  'una stagione',
  'quattordici mesi',
] as const;
const people = [
  'Mio cognato',
  'La suocera',
  'Mio padre',
  'Il vicino',
  'La mia compagna',
  'Un collega',
  'Mia zia',
  'Il falegname del paese',
  'Mia nipote',
] as const;

const outdoors = [
  'sul terrazzo di Rimini',
  'in un giardino a Varese',
  'sul balcone esposto a sud',
  'nel cortile di casa',
  'in un orto vicino a Ferrara',
  'sotto la pergola di mio padre',
  'in riva al lago',
  'sul tetto piano di Catania',
  'nel giardino dei suoceri',
  'in montagna, a mille metri',
  'davanti al garage',
  'a due passi dalla spiaggia di Cesenatico',
] as const;

/** Plants stand among garden goods, but other things are said of them. */
export const kindOf = ({ features, category: [department = ''] }: RatedGoods): string =>
  features.some(({ label }) => label === 'Esposizione') ? 'Piante' : department;

/** Lists that a sentence draws from; the turn decides which. */
const drawn: Readonly<Record<string, readonly string[]>> = {
  luogo: places,
  fuori: outdoors,
  tempo: times,
  mesi: months,
  chi: people,
};

const italian = (value: unknown): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : typeof value === 'string' ? value : '';

/** What a slot says of a product; undefined when it says nothing. */
function said(goods: RatedGoods, slot: string): string | undefined {
  const { features, variants, name } = goods;
  const feature = (label: string) => features.find((one) => one.label === label);
  const first = (label: string) => {
    const value = feature(label)?.value;
    return italian(Array.isArray(value) ? (value as unknown[])[0] : value);
  };
  const [variant] = variants;
  const facts: Readonly<Record<string, () => string>> = {
    l: () => first('Larghezza'),
    p: () => first('Profondità'),
    h: () => first('Altezza'),
    kg: () => first('Peso'),
    mat: () => first('Materiale'),
    col: () => first('Colore').toLowerCase(),
    prezzo: () => italian(Math.round(variant?.price ?? 0)),
    nome: () => /\s(\p{Lu}\p{Ll}{3,})/u.exec(name)?.[1] ?? '',
    misura: () => Object.values(variant?.options ?? {}).find((value) => /\d/.test(value)) ?? '',
  };
  const found = feature(slot);
  const text =
    facts[slot]?.() ?? (found === undefined ? '' : `${italian(found.value)} ${found.unit ?? ''}`.trim());
  return text === '' ? undefined : text;
}

const numberOf = (text: string): number => Number.parseFloat(text.replace(',', '.'));

/** Whether a value is within the bounds of its slot: "p>25<70". */
const isWithin = (text: string, slot: string): boolean => {
  const [, least] = />([\d.]+)/.exec(slot) ?? [];
  const [, most] = /<([\d.]+)/.exec(slot) ?? [];
  return !(least && !(numberOf(text) > Number(least))) && !(most && !(numberOf(text) < Number(most)));
};

/** One slot: "l", "p>25<70" wants a size, "l+2" adds to a number, "mat~min" begins with a small letter. */
function filled(goods: RatedGoods, slot: string, turn: number): string | undefined {
  const [asked = '', how] = slot.split('~');
  const [bounded = '', more] = asked.split('+');
  const [name = ''] = bounded.split(/[<>]/);
  const list = drawn[name];
  const text = list === undefined ? said(goods, name) : list[turn % list.length];
  if (text === undefined || !isWithin(text, bounded)) return undefined;
  if (more !== undefined) return italian(Math.round(Number(text.replace(',', '.'))) + Number(more));
  return how === 'min' && !/^\p{Lu}{2}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** A sentence about a product; undefined when the product lacks what it speaks of. */
export function sentence(template: string, goods: RatedGoods, turn: number): string | undefined {
  let lacks = false;
  let at = 0;
  const text = template.replaceAll(/\{([^}]+)\}/g, (_slot, slot: string) => {
    at += 1;
    const word = filled(goods, slot, turn * at + at);
    lacks ||= word === undefined;
    return word ?? '';
  });
  const elided = text.replaceAll(/\b([Ii])l (?=[aeiou])/g, (_il, i: string) => (i === 'I' ? 'L’' : 'l’'));
  return lacks ? undefined : elided.charAt(0).toUpperCase() + elided.slice(1);
}
