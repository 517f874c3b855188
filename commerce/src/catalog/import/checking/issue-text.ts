import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const kinds: Readonly<Record<string, string>> = {
  string: 'un testo',
  number: 'un numero',
  int: 'un numero intero',
  boolean: 'sì o no',
  array: 'un elenco',
  object: 'un oggetto',
  record: 'un oggetto',
};

const formats: Readonly<Record<string, string>> = {
  code: 'non è un codice valido: lettere, cifre, . _ / # + - e spazi singoli, al massimo 64',
  sku: 'non è uno SKU valido: lettere, cifre, . _ / # + - e spazi singoli, al massimo 64',
  gtin: 'non è un GTIN di 8, 12, 13 o 14 cifre',
  slug: 'non è un indirizzo valido: lettere minuscole, cifre e / . _ -',
  family_code: 'non è un codice valido: lettere minuscole, cifre, _ e -',
  swatch: 'non è un colore nella forma #rrggbb',
  class: 'non è una classe energetica da A a G',
  url: 'non è un indirizzo https né un file di /documents/',
  label_url: 'non è un indirizzo https né un file di /documents/',
  sheet_url: 'non è un indirizzo https né un file di /documents/',
  scale: 'non è una scala energetica (A-G)',
};

/** "variants[0].price" */
export function fieldOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (field, key) =>
      typeof key === 'number' ? `${field}[${key}]` : field === '' ? String(key) : `${field}.${String(key)}`,
    '',
  );
}

function limitText(issue: Issue & { code: 'too_big' | 'too_small' }): string {
  const limit = String(issue.code === 'too_big' ? issue.maximum : issue.minimum).replace('.', ',');
  const most = issue.code === 'too_big';
  if (issue.origin === 'string') {
    if (!most && limit === '1') return 'è vuoto';
    return most ? `supera ${limit} caratteri` : `ha meno di ${limit} caratteri`;
  }
  if (issue.origin === 'array' || issue.origin === 'set') {
    if (!most && limit === '1') return 'non contiene nulla: ne serve almeno uno';
    return most ? `contiene più di ${limit} voci` : `contiene meno di ${limit} voci`;
  }
  if (!most && issue.inclusive === false) return `deve essere maggiore di ${limit}`;
  return most ? `è maggiore di ${limit}` : `è minore di ${limit}`;
}

const currencies = /(?:^|[\d\s])(?:(?!EUR)([A-Z]{3})|([$£¥₹₺]))(?:$|[\d\s])/;

/** Prices with another currency parse as numbers; they are refused, since the shop sells in euros. */
function foreignCurrency(issue: Issue, value: unknown): string | null {
  const isNumber = issue.code === 'invalid_type' && ['number', 'int'].includes(issue.expected);
  if (!isNumber || typeof value !== 'string' || !/\d/.test(value)) return null;
  const [, code, sign] = currencies.exec(value) ?? [];
  const found = code ?? sign;
  return found === undefined ? null : `è in ${found}: i prezzi del negozio sono in euro`;
}

/** Why a value was refused, in Italian. */
export function issueText(issue: Issue, value: unknown): string {
  const last = String(issue.path.at(-1) ?? '');
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined) return 'manca';
      return foreignCurrency(issue, value) ?? `non è ${kinds[issue.expected] ?? 'del tipo giusto'}`;
    case 'too_big':
    case 'too_small':
      return limitText(issue);
    case 'invalid_format':
      if (issue.format === 'datetime')
        return 'non è una data: 2026-01-31T08:00:00+01:00 o, nei CSV, 31/01/2026 18:30';
      return formats[last] ?? 'non ha la forma giusta';
    case 'invalid_value':
      return `non è tra i valori ammessi: ${issue.values.map(String).join(', ')}`;
    case 'invalid_union':
      return 'non è un testo, un numero, sì/no o un elenco di testi';
    case 'custom':
      return 'ha più di due decimali';
    default:
      return 'non è valido';
  }
}
