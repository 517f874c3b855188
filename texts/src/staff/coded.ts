declare const told: unique symbol;
/** A fact that is a finding itself: the text gets its sentence. */
export type Told = string & { readonly [told]: true };

type FactOf<Fact, Inner> = Fact extends Told ? Inner : Fact extends readonly Told[] ? readonly Inner[] : Fact;

/**
 * What a program finds, as the texts of a table name it: a code, and the facts its text writes. The Italian table is
 * the one list of codes. `Inner`: findings that facts may hold.
 */
export type Coded<Texts, Inner = never> = {
  readonly [Code in keyof Texts & string]: Texts[Code] extends (facts: infer Facts) => unknown
    ? {
        readonly code: Code;
        readonly facts: { readonly [Name in keyof Facts]: FactOf<Facts[Name], Inner> };
      }
    : { readonly code: Code };
}[keyof Texts & string];

interface AnyFinding {
  readonly code: string;
  readonly facts?: object;
}

const isFinding = (fact: unknown): fact is AnyFinding =>
  typeof fact === 'object' && fact !== null && 'code' in fact;

/** The text of a finding, out of the tables of one language; findings within its facts become sentences first. */
export function textOf(tables: Readonly<Record<string, unknown>>, { code, facts = {} }: AnyFinding): unknown {
  const sentence = (fact: AnyFinding) => textOf(tables, fact);
  const text = tables[code];
  if (typeof text !== 'function') return text;
  const written = Object.entries(facts).map(([name, fact]: [string, unknown]) => {
    if (isFinding(fact)) return [name, sentence(fact)];
    return [name, Array.isArray(fact) && fact.every(isFinding) ? fact.map(sentence) : fact];
  });
  return (text as (facts: object) => unknown)(Object.fromEntries(written));
}
