import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { addressInLanguage } from '@casamaestra/contract/pages.ts';
import type { draftContentOperation } from '@casamaestra/contract/staff/staff-content.operations.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { entryOfFile } from '../../content/folder/entry-files.ts';
import { readEntry } from '../../content/folder/read-entry.ts';
import { keepForPreview } from '../../content/preview/keep-draft.usecase.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { checkContent } from './edit-content.usecase.ts';

interface DraftInput {
  readonly file: string;
  readonly text: string | null;
  readonly at: string | null;
  readonly draft?: string | undefined;
}

/** Keeps a text for the preview beside its editor; one that could not be saved is not shown either, which is no mistake yet. */
export async function draftContent(
  deps: StaffDependencies,
  { sessionId, language }: { readonly sessionId: string; readonly language: Language },
  { file, text, at, draft: before }: DraftInput,
): Promise<Outcome<OperationOutput<typeof draftContentOperation>>> {
  const entry = entryOfFile(file);
  if (entry === undefined) return refused('staff_entry_unknown', {}, 'file');
  const draft = text === null ? undefined : readEntry(entry, text).draft;
  if (text !== null && draft === undefined)
    return accepted({ missing: checkContent(entry, text, language).findings });
  const moment = at === null ? undefined : new Date(at);
  const kept = await keepForPreview(deps, { entry, draft, at: moment, before, sessionId });
  if (kept === undefined) return refused('staff_entry_unknown', {}, 'file');
  const { languages } = deps.config;
  const written = languages.find((one) => one === entry.language) ?? languages[0];
  const path = addressInLanguage(kept.path, written, languages[0]);
  return accepted({ ...kept, path, origin: deps.config.backOfficeUrl === undefined ? '' : deps.publicUrl() });
}
