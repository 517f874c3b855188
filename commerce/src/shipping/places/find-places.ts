import { italianPlaces, searchable } from './italian-places.ts';
import type { Comune } from './italian-places.ts';

const MOST = 20;

/** How well a name fits what was typed: whole, from its beginning, from a word on. */
function fit(comune: Comune, wanted: string): number {
  if (comune.search.includes(`| ${wanted} |`)) return 0;
  if (comune.search.includes(`| ${wanted}`)) return 1;
  return comune.search.includes(` ${wanted}`) ? 2 : 3;
}

/** The comuni of one CAP, spaces in it left aside; none where it is unknown. */
export async function comuniOfCap(typed: string): Promise<readonly Comune[]> {
  const cap = typed.replaceAll(/\s/g, '');
  const { comuni } = await italianPlaces();
  return comuni.filter(({ caps }) => caps.includes(cap));
}

/**
 * Comuni with a CAP that begins like the digits typed, or with a name of which a word begins like the letters typed;
 * the best fits first, 20 at most.
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

/** "Forlì-Cesena" and "forli e cesena" are one name. */
const provinceKey = (name: string): string =>
  searchable(name)
    .split(' ')
    .filter((word) => !['e', 'di', 'della', 'dell', 'nell', 'provincia'].includes(word))
    .join(' ');

/** Abbreviation of an Italian province by its abbreviation or name; undefined for any other text. */
export async function provinceCode(text: string): Promise<string | undefined> {
  const { provinces } = await italianPlaces();
  const code = text.trim().toUpperCase();
  const name = provinceKey(text);
  return provinces.find((province) => province.code === code || provinceKey(province.name) === name)?.code;
}
