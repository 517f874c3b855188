import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  LibraryPicture,
  PictureUse,
  picturesOperation,
} from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import { fileOf } from '../../content/folder/entry-files.ts';
import type { EntryName } from '../../content/folder/entry-files.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import { nearestWidth, pictureUrl } from '../../media/picture-url.ts';
import type { Database } from '../../platform/database/connection.ts';
import { listPictures, selectContentUses, selectUses } from './pictures.queries.ts';
import type { KeptPicture, PictureCursor } from './pictures.queries.ts';

const PAGE = 50;
const PICTURE_WIDTH = 320;
/** Places that are told of one picture. */
const USES_MOST = 50;

const cursorOf = ({ at, hash }: KeptPicture): string => `${at}-${hash}`;

/** A cursor that is none of ours begins at the first page. */
function readCursor(text = ''): PictureCursor | undefined {
  const [, at, hash] = /^(\d{1,18})-([0-9a-f]{20})$/.exec(text) ?? [];
  return at === undefined || hash === undefined ? undefined : { at, hash };
}

async function usesOf(
  database: Database,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, readonly PictureUse[]>> {
  if (hashes.length === 0) return new Map();
  const [goods, contents] = await Promise.all([
    selectUses(database, hashes),
    selectContentUses(database, hashes),
  ]);
  const all: (readonly [string, PictureUse])[] = [
    ...goods.map(({ hash, id, name, alt, sku }) => {
      const use: PictureUse =
        sku === null ? { kind: 'product', id, name, alt } : { kind: 'variant', id, name, sku };
      return [hash, use] as const;
    }),
    ...contents.map(({ hash, ...entry }) => {
      const use: PictureUse = { kind: 'content', file: fileOf(entry as EntryName) };
      return [hash, use] as const;
    }),
  ];
  const byHash = Map.groupBy(all, ([hash]) => hash);
  return new Map([...byHash].map(([hash, uses]) => [hash, uses.map(([, use]) => use)]));
}

/** A page of the shop's pictures, with where each is shown. */
export async function readPictures(
  database: Database,
  { text, view, after }: InputOf<typeof picturesOperation>,
): Promise<OperationOutput<typeof picturesOperation>> {
  const page = { after: readCursor(after), limit: PAGE + 1 };
  const found = await listPictures(database, { text, view }, page);
  const rows = found.slice(0, PAGE);
  const uses = await usesOf(
    database,
    rows.map(({ hash }) => hash),
  );
  const last = rows.at(-1);
  return {
    rows: rows.map(({ source, at, ...row }): LibraryPicture => ({
      ...row,
      url: pictureUrl(row.hash, nearestWidth(row.width, PICTURE_WIDTH)),
      at: new Date(Number(at) / 1000).toISOString(),
      own: source === 'staff',
      uses: (uses.get(row.hash) ?? []).slice(0, USES_MOST),
    })),
    next: found.length > PAGE && last !== undefined ? cursorOf(last) : null,
  };
}
