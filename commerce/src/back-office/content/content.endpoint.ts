import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import {
  checkContentOperation,
  compareContentOperation,
  contentEntryOperation,
  contentListOperation,
  draftContentOperation,
  previewContentOperation,
  restoreContentOperation,
  saveContentOperation,
} from '@casamaestra/contract/staff/staff-content.operations.ts';
import { compareVersion } from '../../content/entries/read-entry-text.usecase.ts';
import { entryOfFile } from '../../content/folder/entry-files.ts';
import { previewHours, previewLink } from '../../content/preview/preview-link.usecase.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import { draftContent } from './draft-content.usecase.ts';
import { checkContent, contentOf, listContent, restoreContent, saveContent } from './edit-content.usecase.ts';

/** What people write for the shop: read, checked, saved, compared, restored, seen in advance. */
export const contentEndpoints = (deps: StaffDependencies): readonly Endpoint[] => [
  staffEndpoint(deps, contentListOperation, async () => accepted(await listContent(deps))),
  staffEndpoint(deps, contentEntryOperation, ({ file }) => contentOf(deps, file)),
  staffEndpoint(deps, compareContentOperation, async ({ file, version }) => {
    const entry = entryOfFile(file);
    const rows = entry && (await compareVersion(deps.database, entry, version));
    return rows === undefined ? refused('staff_entry_unknown', {}, 'file') : accepted(rows);
  }),
  staffEndpoint(deps, checkContentOperation, async ({ file, text }, _, { language }) => {
    const entry = entryOfFile(file);
    if (entry === undefined) return refused('staff_entry_unknown', {}, 'file');
    return accepted(checkContent(entry, text, language));
  }),
  staffEndpoint(deps, saveContentOperation, (input, who, { language }) =>
    saveContent(deps, { who, language }, input),
  ),
  staffEndpoint(deps, restoreContentOperation, (input, who, { language }) =>
    restoreContent(deps, { who, language }, input),
  ),
  staffEndpoint(deps, draftContentOperation, (input, { sessionId }, { language }) =>
    draftContent(deps, { sessionId, language }, input),
  ),
  staffEndpoint(deps, previewContentOperation, async ({ at }) => {
    const path = await previewLink(deps.database, Date.parse(at), previewHours);
    return accepted({ url: `${deps.publicUrl()}${path}` });
  }),
];
