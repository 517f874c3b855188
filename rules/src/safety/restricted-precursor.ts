/**
 * Explosives precursors that consumers may not buy above a concentration, in percent by weight (Reg. (UE) 2019/1148,
 * annex I, for the acids and the peroxide that a shop for the home may have).
 */
const limits: readonly { readonly name: RegExp; readonly substance: Precursor; readonly most: number }[] = [
  {
    name: /acqua ossigenata|perossido (?:d['’]|di )idrogeno|hydrogen peroxide|peroxid vod[ií]ka/iu,
    substance: 'hydrogen peroxide',
    most: 12,
  },
  {
    name: /acido solforico|sulph?uric acid|kyselina s[ií]rov[aá]/iu,
    substance: 'sulphuric acid',
    most: 15,
  },
  { name: /acido nitrico|nitric acid|kyselina dusi[cč]n[aá]/iu, substance: 'nitric acid', most: 3 },
];

export type Precursor = 'hydrogen peroxide' | 'sulphuric acid' | 'nitric acid';

export interface RestrictedPrecursor {
  readonly substance: Precursor;
  readonly percent: number;
  /** What consumers may buy at most. */
  readonly most: number;
}

/** How far from the name its percentage may stand, in characters. */
const near = 40;

/** The first precursor that a text names with a concentration above its limit; null when it names none. */
export function restrictedPrecursor(text: string): RestrictedPrecursor | null {
  for (const { name, substance, most } of limits) {
    const found = name.exec(text);
    if (found === null) continue;
    const after = text.slice(found.index + found[0].length, found.index + found[0].length + near);
    const percent = Number((/(\d{1,3}(?:[.,]\d+)?)\s*%/.exec(after)?.[1] ?? '0').replace(',', '.'));
    if (percent > most) return { substance, percent, most };
  }
  return null;
}
