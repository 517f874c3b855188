import { allValues, formsOf, plurals } from './units.ts';
import type { TranslatedLanguage, Unit } from './units.ts';
import type { PoText } from './po-file.ts';
import { placeholdersOf } from './message.ts';
import type { Message } from './message.ts';

const namesIn = (texts: Iterable<string>): ReadonlySet<string> =>
  new Set([...texts].flatMap((text) => text.match(/[A-Za-z_]\w*/g) ?? []));

/** Parameters of a function that a message uses: "{money(most, 'sk')}" uses `most`. */
function factsOf(message: Message, parameters: string): ReadonlySet<string> {
  const subject = message.kind === 'plural' ? [message.subject] : [];
  return namesIn([...allValues(message), ...subject]).intersection(namesIn([parameters]));
}

const listed = (names: Iterable<string>) => [...names].join(', ');

/** How the placeholders of a text differ from those of its source; undefined when they are the same. */
export function valueProblem(unit: Unit, message: Message): string | undefined {
  if (message.kind === 'code' || unit.source.kind === 'code') return undefined;
  const facts = factsOf(message, unit.parameters);
  const wanted = factsOf(unit.source, unit.parameters);
  const missing = wanted.difference(facts);
  if (missing.size > 0) return `the source tells {${listed(missing)}}, the text does not`;
  const tooMany = facts.difference(wanted);
  return tooMany.size > 0 ? `the source does not tell {${listed(tooMany)}}` : undefined;
}

/** A placeholder must occur in the source or in the present text: anything else would be code. */
function unknownValue(unit: Unit, forms: readonly string[]): string | undefined {
  const known = allValues(unit.message).union(
    new Set(
      [...allValues(unit.source)].filter((value) => namesIn([unit.parameters]).has(value.slice(1, -1))),
    ),
  );
  for (const form of forms) {
    const values = placeholdersOf(form);
    if (values === undefined) return 'a brace is not closed or not opened';
    const unknown = values.difference(known);
    if (unknown.size > 0) return `the source has no ${listed(unknown)}`;
  }
  return undefined;
}

/** All plural forms except that for 1 must have the same placeholders. */
function pluralProblem(
  language: TranslatedLanguage,
  unit: Unit,
  forms: readonly string[],
): string | undefined {
  const count = unit.message.kind === 'plural' ? plurals[language].forms : 1;
  if (forms.length !== count)
    return `broken plural: ${forms.length} forms where the language has ${count} here`;
  const [, some = '', ...more] = forms;
  const values = placeholdersOf(some);
  const differs = more.some(
    (form) => (placeholdersOf(form)?.symmetricDifference(values ?? new Set()).size ?? 0) > 0,
  );
  return differs ? 'broken plural: its forms tell different values' : undefined;
}

/** Why a translated text cannot be used; undefined when it can. */
export function problemOf(language: TranslatedLanguage, unit: Unit, text: PoText): string | undefined {
  const { message, source } = unit;
  const [one, ...others] = formsOf(source);
  if (one !== text.source[0] || (text.source.length > 1 && (others.at(-1) ?? one) !== text.source[1]))
    return 'the source is another since this file was exported: export again';
  if (text.isFuzzy) return 'marked as fuzzy: look it over and take the mark away';
  if (message.kind === 'code')
    return text.forms.join('') === message.code
      ? undefined
      : 'part of the program: only a developer changes it';
  const plural = pluralProblem(language, unit, text.forms);
  if (plural !== undefined) return plural;
  if (text.forms.some((form) => form.trim() === '')) return 'not translated';
  const now =
    message.kind === 'plural' ? { ...message, forms: text.forms } : { ...message, text: text.forms[0] ?? '' };
  return unknownValue(unit, text.forms) ?? valueProblem(unit, now);
}
