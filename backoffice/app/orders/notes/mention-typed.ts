/** A colleague as they are written in a note. */
export interface Mentionable {
  readonly id: number;
  /** Unique among all: "Giulia Neri", "Giulia Neri (2)". */
  readonly label: string;
  readonly detail: string;
}

const OFFERED_MOST = 8;

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What was typed since the last @ before the caret, and where that stands; undefined: nobody is being mentioned. */
export function askedBefore(text: string, caret: number): { at: number; asked: string } | undefined {
  const [, asked] = /(?:^|[\s(])@([^@\n]{0,40})$/u.exec(text.slice(0, caret)) ?? [];
  return asked === undefined ? undefined : { at: caret - asked.length - 1, asked };
}

/** Colleagues one of whose names begins with what was typed, accents or not. */
export function offered(people: readonly Mentionable[], asked: string): readonly Mentionable[] {
  const wanted = plain(asked);
  return people
    .filter(({ label }) => {
      const name = plain(label);
      return name.startsWith(wanted) || name.split(' ').some((word) => word.startsWith(wanted));
    })
    .slice(0, OFFERED_MOST);
}

/** Namesakes are told apart by a number. */
export function labelled(
  people: readonly { readonly id: number; readonly name: string; readonly detail: string }[],
): readonly Mentionable[] {
  const seen = new Map<string, number>();
  return people.map(({ id, name, detail }) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { id, label: count === 1 ? name : `${name} (${count})`, detail };
  });
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

interface Piece<Person> {
  readonly text: string;
  readonly at: number;
  readonly of?: Person;
}

/** Pieces of a text with where they stand: those that mention somebody say whom. */
export function pieces<Person extends { readonly label: string }>(
  text: string,
  people: readonly Person[],
): readonly Piece<Person>[] {
  // Longer names first: "Anna" is not "Anna Rossi".
  const byLength = people.toSorted((one, other) => other.label.length - one.label.length);
  const found: Piece<Person>[] = [];
  let done = 0;
  const upTo = (end: number) => {
    if (end > done) found.push({ text: text.slice(done, end), at: done });
  };
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', Math.max(done, at + 1))) {
    const of = byLength.find(
      ({ label }) => text.startsWith(label, at + 1) && !isLetter(text[at + 1 + label.length]),
    );
    if (of === undefined || isLetter(text[at - 1])) continue;
    upTo(at);
    done = at + 1 + of.label.length;
    found.push({ text: text.slice(at, done), at, of });
  }
  upTo(text.length);
  return found;
}

/** The text as it is stored: ids instead of the names that were chosen. */
export const textWithIds = (text: string, chosen: readonly Mentionable[]): string =>
  pieces(text, chosen)
    .map(({ text: piece, of }) => (of === undefined ? piece : `@[${of.id}]`))
    .join('');
