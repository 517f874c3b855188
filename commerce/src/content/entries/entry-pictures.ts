const pictureFields = new Set(['picture', 'picture_mobile', 'banner']);
/** A picture of Markdown that is a file of the folder: no address. */
const markdownPicture = /!\[[^\]]*\]\(\s*<?(?!\/|https:)([^\s)>]+)/g;

/** "pictures/stanza.webp" and "../pictures/stanza.webp" are "stanza.webp". */
export const pictureName = (source: string): string => source.replace(/^(?:\.\.\/)?pictures\//, '');

/** A picture that an entry shows, and where it says so. */
export interface NamedPicture {
  readonly name: string;
  readonly path: readonly (string | number)[];
  /** Lines below the field's own. */
  readonly line: number;
}

const nameOfField = (path: NamedPicture['path']): unknown =>
  path.findLast((step) => typeof step === 'string');

/** The pictures that a body shows, in order. */
export function namedPictures(value: unknown, path: NamedPicture['path'] = []): NamedPicture[] {
  if (typeof value === 'string') {
    if (pictureFields.has(String(nameOfField(path)))) return [{ name: value, path, line: 0 }];
    return [...value.matchAll(markdownPicture)].map((match) => ({
      name: pictureName(match[1] ?? ''),
      path,
      line: value.slice(0, match.index).split('\n').length - 1,
    }));
  }
  if (Array.isArray(value)) return value.flatMap((one, at) => namedPictures(one, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => namedPictures(one, [...path, key]));
}

export const pictureNamesOf = ({ body }: { readonly body: unknown }): readonly string[] => [
  ...new Set(namedPictures(body).map(({ name }) => name)),
];
