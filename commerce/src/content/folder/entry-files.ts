import { entryKinds } from '@casamaestra/contract/content/entries/entry-kinds.ts';
import type { EntryKind } from '@casamaestra/contract/content/entries/entry-kinds.ts';
import { isLanguage } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';

/** Which entry: its kind, its key (the file name of a page or post, else the kind), and its language or ''. */
export interface EntryName {
  readonly kind: EntryKind;
  readonly key: string;
  readonly language: Language | '';
}

const kinds = Object.keys(entryKinds) as EntryKind[];
const keyPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The file of an entry within its folder: "pages/privacy.it.md", "menu.yaml", "faq.en.yaml". */
export function fileOf({ kind, key, language }: EntryName): string {
  const shape = entryKinds[kind];
  const place = 'folder' in shape ? `${shape.folder}/${key}` : shape.file;
  return `${place}${language === '' ? '' : `.${language}`}.${shape.format}`;
}

/** An entry's name for commands: its file without the ending. */
export const labelOf = (entry: EntryName): string => fileOf(entry).replace(/\.(?:md|yaml)$/, '');

const wellSpoken = (kind: EntryKind, language: string): boolean => {
  const { spoken } = entryKinds[kind];
  if (language === '') return spoken !== true;
  return isLanguage(language) && spoken !== false;
};

/** The entry a file of a content folder holds; undefined when no entry has such a file. */
export function entryOfFile(file: string): EntryName | undefined {
  const found = /^(?:([a-z-]+)\/)?([^/.]+)(?:\.([a-z]{2}))?\.(md|yaml)$/.exec(file);
  if (found === null) return undefined;
  const [, folder, name = '', language = '', format] = found;
  const kind = kinds.find((one) => {
    const shape = entryKinds[one];
    if (shape.format !== format) return false;
    return 'folder' in shape ? shape.folder === folder : folder === undefined && shape.file === name;
  });
  if (kind === undefined || !wellSpoken(kind, language)) return undefined;
  if (folder !== undefined && !keyPattern.test(name)) return undefined;
  return { kind, key: folder === undefined ? kind : name, language: language as Language | '' };
}

/** Names of every file a folder may hold, for people: "pages/NOME.it.md". */
export const allowedFiles: readonly string[] = kinds.map((kind) => {
  const shape = entryKinds[kind];
  const name = 'folder' in shape ? `${shape.folder}/*` : shape.file;
  return `${name}${shape.spoken === true ? '.it' : ''}.${shape.format}`;
});
