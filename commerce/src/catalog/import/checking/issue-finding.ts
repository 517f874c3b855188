import type { RowFinding } from '@casamaestra/texts/staff/import-texts.ts';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const kinds: Readonly<Record<string, RowFinding>> = {
  string: { code: 'wants_text' },
  number: { code: 'wants_number' },
  int: { code: 'wants_whole_number' },
  boolean: { code: 'wants_yes_or_no' },
  array: { code: 'wants_list' },
  object: { code: 'wants_object' },
  record: { code: 'wants_object' },
};

const formats: Readonly<Record<string, RowFinding>> = {
  code: { code: 'not_a_code' },
  sku: { code: 'not_a_sku' },
  gtin: { code: 'not_a_gtin' },
  slug: { code: 'not_a_slug' },
  family_code: { code: 'not_a_family_code' },
  swatch: { code: 'not_a_colour' },
  class: { code: 'not_an_energy_class' },
  url: { code: 'not_a_document' },
  label_url: { code: 'not_a_document' },
  sheet_url: { code: 'not_a_document' },
  scale: { code: 'not_an_energy_scale' },
};

/** "variants[0].price" */
export function fieldOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (field, key) =>
      typeof key === 'number' ? `${field}[${key}]` : field === '' ? String(key) : `${field}.${String(key)}`,
    '',
  );
}

function limitFinding(issue: Issue & { code: 'too_big' | 'too_small' }): RowFinding {
  const isMost = issue.code === 'too_big';
  const limit = Number(isMost ? issue.maximum : issue.minimum);
  const isList = issue.origin === 'array' || issue.origin === 'set';
  if (issue.origin === 'string') {
    if (isMost) return { code: 'too_long', facts: { most: limit } };
    return limit === 1 ? { code: 'empty' } : { code: 'too_short', facts: { least: limit } };
  }
  if (isList) {
    if (isMost) return { code: 'too_many', facts: { most: limit } };
    return limit === 1 ? { code: 'list_empty' } : { code: 'too_few', facts: { least: limit } };
  }
  if (isMost) return { code: 'above', facts: { limit } };
  return { code: issue.inclusive === false ? 'not_above' : 'below', facts: { limit } };
}

const currencies = /(?:^|[\d\s])(?:(?!EUR)([A-Z]{3})|([$£¥₹₺]))(?:$|[\d\s])/;

/** Prices in another currency are numbers to a person; the shop sells in euros. */
function foreignCurrency(issue: Issue, value: unknown): RowFinding | null {
  const isNumber = issue.code === 'invalid_type' && ['number', 'int'].includes(issue.expected);
  if (!isNumber || typeof value !== 'string' || !/\d/.test(value)) return null;
  const [, code, sign] = currencies.exec(value) ?? [];
  const currency = code ?? sign;
  return currency === undefined ? null : { code: 'foreign_currency', facts: { currency } };
}

/** Why a value was refused. */
export function issueFinding(issue: Issue, value: unknown): RowFinding {
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined) return { code: 'missing' };
      return foreignCurrency(issue, value) ?? kinds[issue.expected] ?? { code: 'wrong_type' };
    case 'too_big':
    case 'too_small':
      return limitFinding(issue);
    case 'invalid_format':
      if (issue.format === 'datetime') return { code: 'not_a_date' };
      return formats[String(issue.path.at(-1) ?? '')] ?? { code: 'wrong_form' };
    case 'invalid_value':
      return { code: 'not_among', facts: { allowed: issue.values.map(String).join(', ') } };
    case 'invalid_union':
      return { code: 'wrong_feature_value' };
    case 'custom':
      return { code: 'too_many_decimals' };
    default:
      return { code: 'invalid' };
  }
}
