import PO from 'pofile';
import { formsOf, plurals } from './units.ts';
import type { TranslatedLanguage, Unit } from './units.ts';

/** Marks a text that is in the file for reading only. */
export const readOnly = 'read-only';

const note: Record<Unit['message']['kind'], readonly string[]> = {
  text: [],
  plural: [],
  code: ['Part of the program: leave it as it is and tell a developer what should change.'],
};

function itemOf(unit: Unit): InstanceType<typeof PO.Item> {
  const item = new PO.Item();
  const [one = '', ...others] = formsOf(unit.source);
  item.msgctxt = unit.key;
  item.msgid = one;
  if (unit.message.kind === 'plural') item.msgid_plural = others.at(-1) ?? one;
  item.msgstr = [...formsOf(unit.message)];
  item.references = [`${unit.file}:${unit.line}`];
  item.extractedComments = [...note[unit.message.kind]];
  if (unit.message.kind === 'code') item.flags[readOnly] = true;
  return item;
}

/**
 * A gettext file with every text of a language: msgctxt is the key, msgid the Italian text, msgstr the
 * present translation.
 */
export function poOf(language: TranslatedLanguage, units: readonly Unit[]): string {
  const po = new PO();
  po.headers = {
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': plurals[language].rule,
  };
  po.comments = [
    'Texts of the shop. Words in braces are values: keep them as they are, put them where they belong.',
  ];
  po.items = units.map(itemOf);
  return `${po.toString().trimEnd()}\n`;
}

export interface PoText {
  readonly key: string;
  /** Line of its msgctxt, from 1. */
  readonly line: number;
  readonly source: readonly string[];
  readonly forms: readonly string[];
  readonly isFuzzy: boolean;
}

/** Parses a gettext file, with the language and plural it declares. */
export function readPo(content: string) {
  const { headers, items } = PO.parse(content);
  const keyLines = content.split(/\r?\n/).flatMap((line, index) => {
    const key = /^msgctxt "(.*)"$/.exec(line.trim())?.[1];
    return key === undefined ? [] : [[key, index + 1] as const];
  });
  const lines = new Map(keyLines);
  const texts = items
    .filter(({ obsolete }) => !obsolete)
    .map((item): PoText => {
      const key = item.msgctxt ?? '';
      const source = item.msgid_plural == null ? [item.msgid] : [item.msgid, item.msgid_plural];
      const isFuzzy = Object.keys(item.flags).some((flag) => flag.trim() === 'fuzzy');
      return {
        key,
        line: lines.get(key) ?? 1,
        source,
        forms: Array.from(item.msgstr, (form) => form ?? ''),
        isFuzzy,
      };
    });
  return { language: headers.Language ?? '', plural: headers['Plural-Forms'] ?? '', texts };
}
