const mention = /@\[(\d{1,9})\]/g;

/** Ids of the people whom the stored text of a note mentions, each once. */
export const mentionedIn = (text: string): readonly number[] => [
  ...new Set(Array.from(text.matchAll(mention), ([, id]) => Number(id))),
];

/** The text as people read it: "@Giulia Neri" for "@[12]". */
export const namedText = (text: string, names: ReadonlyMap<number, string>): string =>
  text.replaceAll(mention, (written, id: string) => {
    const name = names.get(Number(id));
    return name === undefined ? written : `@${name}`;
  });
