import { italianPlaces, searchable } from './italian-places.ts';
import type { Comune } from './italian-places.ts';

const MOST = 20;

/** How well a name matches the typed text: exactly, at its beginning, at the beginning of a word. */
function fit(comune: Comune, wanted: string): number {
  if (comune.search.includes(`| ${wanted} |`)) return 0;
  if (comune.search.includes(`| ${wanted}`)) return 1;
  return comune.search.includes(` ${wanted}`) ? 2 : 3;
}

/** The comuni of a CAP, ignoring spaces; none when it is unknown. */
export async function comuniOfCap(typed: string): Promise<readonly Comune[]> {
  const cap = typed.replaceAll(/\s/g, '');
  const { comuni } = await italianPlaces();
  return comuni.filter(({ caps }) => caps.includes(cap));
}

/**
 * Comuni whose CAP begins with the digits typed, or with a word in their name that begins with the letters
 * typed; best matches first, at most 20.
 */
export async function findPlaces(typed: string): Promise<readonly Comune[]> {
  const { comuni } = await italianPlaces();
  const wanted = searchable(typed);
  if (wanted === '') return [];
  if (/^\d+$/.test(wanted)) {
    return comuni.filter(({ caps }) => caps.some((cap) => cap.startsWith(wanted))).slice(0, MOST);
  }
  return comuni
    .map((comune) => ({ comune, rank: fit(comune, wanted) }))
    .filter(({ rank }) => rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ comune }) => comune);
}

/** Makes "Forlì-Cesena" and "forli e cesena" equal. */
const provinceKey = (name: string): string =>
  searchable(name)
    .split(' ')
    .filter((word) => !['e', 'di', 'della', 'dell', 'nell', 'provincia'].includes(word))
    .join(' ');

/** Abbreviation of an Italian province given by abbreviation or name; undefined when unknown. */
export async function provinceCode(text: string): Promise<string | undefined> {
  const { provinces } = await italianPlaces();
  const code = text.trim().toUpperCase();
  const name = provinceKey(text);
  return provinces.find((province) => province.code === code || provinceKey(province.name) === name)?.code;
}

/** A CAP of a province: the first of the comune that has its name, else the first of all; undefined when unknown. */
export async function capOfProvince(text: string): Promise<string | undefined> {
  const code = await provinceCode(text);
  const { comuni } = await italianPlaces();
  const inside = comuni.filter(({ province, caps }) => province === code && caps.length > 0);
  const capital = inside.find(({ name, provinceName }) => name === provinceName);
  return (capital ?? inside[0])?.caps[0];
}
