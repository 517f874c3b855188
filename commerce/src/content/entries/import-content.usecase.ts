import { mediaStore } from '../../media/media-store.ts';
import { logContentChange } from '../../platform/database/content-change.queries.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { keepPictures } from '../content-pictures.ts';
import type { PictureProblem } from '../content-pictures.ts';
import { picturesFolderOf } from '../folder/pictures-folder.ts';
import type { EntryDraft } from '../folder/read-entry.ts';
import { insertVersions, lockEntries, selectEntries } from './entries.queries.ts';
import { keepBrands } from './keep-brands.ts';
import { pictureNamesOf } from './entry-pictures.ts';
import { planImport } from './plan-import.ts';
import type { ImportPlan } from './plan-import.ts';
import type { EntryPictures } from './stored-entry.ts';

export interface ImportContentOptions {
  readonly database: Database;
  /** Where the shop keeps its pictures: DATA_DIR. */
  readonly dataDir: string;
  /** The bucket of pictures; default: DATA_DIR. */
  readonly filesUrl?: string | undefined;
  /** The content folder; its pictures are in "pictures" within it, or beside it. */
  readonly folder: string;
  /** Who writes, for the history. */
  readonly author: string;
  /** Done in the same transaction, with all of the folder; false undoes everything. */
  readonly also?: (
    transaction: Database,
    drafts: readonly EntryDraft[],
    plan: ImportPlan,
  ) => Promise<boolean>;
  /** Asked with what would change before anything is written; false ends the import. */
  readonly confirm?: (plan: ImportPlan) => Promise<boolean> | boolean;
}

export interface ImportedContent {
  readonly plan: ImportPlan;
  readonly written: boolean;
  /** Pictures that could not be used: with any, nothing was written. */
  readonly problems: readonly PictureProblem[];
}

/**
 * Puts the checked entries of a folder into the shop, in one transaction: what changes becomes a new version, what the
 * folder no longer has is removed, the same folder again changes nothing.
 */
export async function importContent(
  drafts: readonly EntryDraft[],
  {
    database,
    dataDir,
    filesUrl,
    folder,
    author,
    confirm = () => true,
    also = async () => true,
  }: ImportContentOptions,
): Promise<ImportedContent> {
  const { kept, problems } = await keepPictures(
    database,
    mediaStore(dataDir, filesUrl),
    await picturesFolderOf(folder),
    drafts.flatMap(pictureNamesOf),
  );
  const complete = drafts.map((draft) => {
    const pictures: EntryPictures = Object.fromEntries(
      pictureNamesOf(draft).flatMap((name) => {
        const picture = kept.get(name);
        return picture === undefined ? [] : [[name, picture] as const];
      }),
    );
    return { ...draft, pictures };
  });
  const plan = planImport(await selectEntries(database), complete);
  if (problems.length > 0 || plan.versions.length === 0 || !(await confirm(plan)))
    return { plan, written: false, problems };
  return inTransaction(database, async (transaction) => {
    await lockEntries(transaction);
    // Another import may have ended while this one was confirmed.
    const now = planImport(await selectEntries(transaction), complete);
    await insertVersions(transaction, now.versions, author);
    await keepBrands(transaction, now.versions);
    await logContentChange(transaction);
    const keep = await also(transaction, drafts, now);
    return { keep, value: { plan: now, written: keep, problems } };
  });
}
