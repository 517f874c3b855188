/** The Union with the EEA, to which Reg. (UE) 2023/988 extends. */
const union = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const languages = ['it', 'en', 'sk', 'de', 'fr', 'es', 'pl', 'cs'];
const otherNames = {
  GB: ['uk', 'great britain', 'gran bretagna', 'england', 'inghilterra'],
  US: ['usa', 'united states of america'],
  CN: ['p r china', 'pr china', 'prc', 'people s republic of china', 'p r c'],
  TR: ['turkey'],
  NL: ['olanda', 'holland'],
  TW: ['taiwan'],
  HK: ['hong kong'],
  CZ: ['repubblica ceca', 'czech republic'],
} as const;

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

let names: ReadonlyMap<string, string> | undefined;

/** Country codes by folded names, in the languages above. */
function countryNames(): ReadonlyMap<string, string> {
  if (names !== undefined) return names;
  const known = new Map<string, string>();
  for (const [code, others] of Object.entries(otherNames)) for (const name of others) known.set(name, code);
  for (const language of languages) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const first of letters)
      for (const second of letters) {
        const name = display.of(first + second);
        if (name !== undefined) known.set(folded(name), first + second);
      }
  }
  names = known;
  return known;
}

/**
 * The country of an address, ISO 3166-1 alpha-2: its last part is the name of a country, or it ends as Italian ones do
 * ("20100 Milano (MI)"). Null where it cannot be told.
 */
export function countryOfAddress(address: string): string | null {
  const parts = address.split(/[,;\n]/).map((part) => part.trim());
  const last = parts.findLast((part) => part !== '') ?? '';
  const named = countryNames().get(folded(last));
  if (named !== undefined) return named;
  if (/\b\d{5}\s+[^,;\d]+\([A-Z]{2}\)$/.test(address.trim())) return 'IT';
  const [, prefix = ''] = /^([A-Z]{2})-\d{4,5}\b/.exec(last) ?? [];
  return union.has(prefix) ? prefix : null;
}

/** Whether an economic operator is established in the Union; an address whose country cannot be told is not. */
export const isInUnion = (address: string): boolean => union.has(countryOfAddress(address) ?? '');
