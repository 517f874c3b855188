import type { SearchLanguage } from '../search-engine.ts';

/** The base unit, and how many of it one written unit has. */
type Unit = { readonly unit: string; readonly factor: number };

const READ = (rows: string): ReadonlyMap<string, Unit> => {
  const units = new Map<string, Unit>();
  for (const row of rows.trim().split('\n')) {
    const [unit = '', factor = '1', ...spellings] = row.trim().split(/\s+/);
    for (const spelling of spellings)
      units.set(spelling.replaceAll('_', ' '), { unit, factor: Number(factor) });
  }
  return units;
};

const COMMON = `
  mm 1 mm millimetri millimetro millimeter millimeters
  mm 10 cm centimetri centimetro
  v 1 v volt volts
  w 1 w watt watts
  w 1000 kw kilowatt
  ah 1 ah
  ah 0.001 mah
  hz 1 hz
  bar 1 bar
  lm 1 lm lumen lumens
  btu 1 btu
  nm 1 nm
  j 1 joule
  in 1 " in in. inch inches pollici pollice poll
  rpm 1 rpm giri/min
  g 1 g gr grammi grammo
  g 1000 kg chili chilo chilogrammi
  ml 1 ml millilitri
  mm 1000 meter meters
`;

const ITALIAN = READ(`${COMMON}
  mm 1000 m mt m. metri metro ml.
  ml 10 cl
  ml 1000 l lt l. lt. litri litro
  a 1 a amp ampere
  mq 1 mq m2 metri_quadri metri_quadrati
  mc 1 mc m3 metri_cubi
  db 1 db decibel
  k 1 k kelvin
  gradi 1 ° gradi
  posti 1 posti posto
  pz 1 pz pz. pezzi
`);

const ENGLISH = READ(`${COMMON}
  ft 1 ft ft. foot feet '
  yd 1 yd yd. yard yards
  gal 1 gal gal. gallon gallons
  qt 1 qt qt. quart quarts
  oz 1 oz oz. ounce ounces
  floz 1 fl._oz. fl_oz
  lb 1 lb lb. lbs lbs. pound pounds
  sqft 1 sq._ft. sq_ft sq._ft square_feet square_foot
  cuft 1 cu._ft. cu_ft cu._ft cubic_feet cubic_foot
  a 1 amp amps amp. ampere
  v 1 v. volt.
  w 1 w. watt.
  hp 1 hp
  ga 1 ga gauge ga.
  cfm 1 cfm
  mm 10 centimeters
  ton 1 ton tons
  mil 1 mil
  deg 1 ° degree degrees
`);

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const NUMBER = String.raw`(?:\d+[ -]\d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)*|[.,]\d+)`;

export type MeasureGrammar = {
  readonly units: ReadonlyMap<string, Unit>;
  /** Number, then a unit: groups 1 and 2. Sticky. */
  readonly measure: RegExp;
  /** "60 x 120 cm", "2 in. x 4 in. x 8 ft.": groups 1–6 are number, unit three times. Sticky. */
  readonly size: RegExp;
  readonly number: RegExp;
};

function grammar(units: ReadonlyMap<string, Unit>): MeasureGrammar {
  const spellings = [...units.keys()].toSorted((one, other) => other.length - one.length).map(escape);
  const unit = String.raw`(?:(?:${spellings.join('|')})(?![\p{L}\p{N}]))`;
  const spaced = String.raw`\s{0,2}(?:x|by)\s{0,2}`;
  const part = String.raw`(${NUMBER})(?:[ -]?(${unit}))?`;
  return {
    units,
    measure: new RegExp(String.raw`(${NUMBER})[ -]?(${unit})`, 'uy'),
    size: new RegExp(String.raw`${part}${spaced}${part}(?:${spaced}${part})?(?![\p{L}\p{N}])`, 'uy'),
    number: new RegExp(String.raw`${NUMBER}(?![\p{L}\p{N}])`, 'uy'),
  };
}

const GRAMMARS: Record<SearchLanguage, MeasureGrammar> = { it: grammar(ITALIAN), en: grammar(ENGLISH) };

export const measureGrammar = (language: SearchLanguage): MeasureGrammar => GRAMMARS[language];

/** Normalises a number ("2,5", "1.000", "1 1/2", "0.50"): "2.5", "1000", "1-1/2", "0.5". */
export function canonicalNumber(written: string, language: SearchLanguage): string {
  if (written.includes('/')) return written.replace(' ', '-');
  const thousands = language === 'it' ? /^\d{1,3}(?:\.\d{3})+$/ : /^\d{1,3}(?:,\d{3})+$/;
  const plain = thousands.test(written) ? written.replace(/[.,]/g, '') : written.replace(',', '.');
  const value = Number(plain);
  return Number.isFinite(value) ? String(value) : plain;
}

/** "5" and "litri" → "5000ml"; fractions are kept: "1/2" and "pollici" → "1/2in". */
export function canonicalMeasure(number: string, unit: Unit): string {
  const value = Number(number);
  if (!Number.isFinite(value)) return `${number}${unit.unit}`;
  return `${Math.round(value * unit.factor * 1000) / 1000}${unit.unit}`;
}
