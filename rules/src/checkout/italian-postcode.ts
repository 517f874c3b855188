import { isCap } from './cap.ts';

/** Provinces by the first two digits of their CAPs. */
const provincesByCap: Readonly<Record<string, string>> = {
  '00': 'RM',
  '01': 'VT',
  '02': 'RI',
  '03': 'FR',
  '04': 'LT',
  '05': 'TR',
  '06': 'PG',
  '10': 'TO',
  '11': 'AO',
  '12': 'CN',
  '13': 'BI VC',
  '14': 'AT',
  '15': 'AL',
  '16': 'GE',
  '17': 'SV',
  '18': 'IM',
  '19': 'SP',
  '20': 'MB MI',
  '21': 'VA',
  '22': 'CO',
  '23': 'LC SO',
  '24': 'BG',
  '25': 'BS',
  '26': 'CR LO',
  '27': 'PV',
  '28': 'NO VB',
  '29': 'PC',
  '30': 'VE',
  '31': 'TV',
  '32': 'BL',
  '33': 'PN UD',
  '34': 'GO TS',
  '35': 'PD',
  '36': 'VI',
  '37': 'VR',
  '38': 'TN',
  '39': 'BZ',
  '40': 'BO',
  '41': 'MO',
  '42': 'RE',
  '43': 'PR',
  '44': 'FE',
  '45': 'RO',
  '46': 'MN',
  '47': 'FC RN',
  '48': 'RA',
  '50': 'FI',
  '51': 'PT',
  '52': 'AR',
  '53': 'SI',
  '54': 'MS',
  '55': 'LU',
  '56': 'PI',
  '57': 'LI',
  '58': 'GR',
  '59': 'PO',
  '60': 'AN',
  '61': 'PU',
  '62': 'MC',
  '63': 'AP FM',
  '64': 'TE',
  '65': 'PE',
  '66': 'CH',
  '67': 'AQ',
  '70': 'BA',
  '71': 'FG',
  '72': 'BR',
  '73': 'LE',
  '74': 'TA',
  '75': 'MT',
  '76': 'BT',
  '80': 'NA',
  '81': 'CE',
  '82': 'BN',
  '83': 'AV',
  '84': 'SA',
  '85': 'PZ',
  '86': 'CB IS',
  '87': 'CS',
  '88': 'CZ KR',
  '89': 'RC VV',
  '90': 'PA',
  '91': 'TP',
  '92': 'AG',
  '93': 'CL',
  '94': 'EN',
  '95': 'CT',
  '96': 'SR',
  '97': 'RG',
  '98': 'ME',
};

/**
 * Sardinia's provinces changed in 2016 and 2025, its CAPs did not: any CAP of the island is accepted with any
 * of its provinces.
 */
const sardinia = ['CA', 'SU', 'NU', 'OR', 'SS', 'OT', 'OG', 'VS', 'MD', 'CI', 'GN'];
const sardinianCaps: ReadonlySet<string> = new Set(['07', '08', '09']);

/** Comuni served by the post of the neighbouring province: Briga Alta, Massimino. */
const strays: Readonly<Record<string, string>> = { '18025': 'CN', '12071': 'SV' };

const provinces = new Set([...Object.values(provincesByCap).flatMap((text) => text.split(' ')), ...sardinia]);

/** Whether a text is the abbreviation of an Italian province, upper case. */
export function isProvince(code: string): boolean {
  return provinces.has(code);
}

/** Provinces in which a CAP is used, upper case; empty for an unknown CAP. */
export function provincesOfCap(cap: string): readonly string[] {
  if (!isCap(cap)) return [];
  const beginning = cap.slice(0, 2);
  if (sardinianCaps.has(beginning)) return sardinia;
  const stray = strays[cap];
  return [...(provincesByCap[beginning] ?? '').split(' '), ...(stray === undefined ? [] : [stray])];
}
