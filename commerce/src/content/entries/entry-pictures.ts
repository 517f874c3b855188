import type { EntryDraft } from '../folder/read-entry.ts';

const pictureFields = new Set(['picture', 'picture_mobile', 'banner']);
/** A picture of Markdown that is a file of the folder: no address. */
const markdownPicture = /!\[[^\]]*\]\(\s*<?(?!\/|https:)([^\s)>]+)/g;

/** Names of the pictures that a body shows. */
export function picturesIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') {
    if (pictureFields.has(name)) return [value];
    return [...value.matchAll(markdownPicture)].map((match) => pictureName(match[1] ?? ''));
  }
  if (Array.isArray(value)) return value.flatMap((one) => picturesIn(one, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => picturesIn(one, key));
}

/** "pictures/stanza.webp" and "../pictures/stanza.webp" are "stanza.webp". */
export const pictureName = (source: string): string => source.replace(/^(?:\.\.\/)?pictures\//, '');

export const pictureNamesOf = (draft: Pick<EntryDraft, 'body'>): readonly string[] => [
  ...new Set(picturesIn(draft.body)),
];
