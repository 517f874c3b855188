import { createHash } from 'node:crypto';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { grantedTo } from '@casamaestra/contract/staff/permissions.ts';
import type { uploadDocumentOperation } from '@casamaestra/contract/staff/staff-documents.operations.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import { documentUrl, keepDocument } from '../../media/keep-document.usecase.ts';
import { sharedFiles } from '../../media/media-store.ts';
import { endings, trustedFile } from '../../media/trusted-file.ts';
import { slugOf } from '../../platform/slug.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';

const NAME_LETTERS = 60;
const HASH_LETTERS = 12;
/** Stores a document, named by its file and its contents: it never changes, and the same one twice is one. */
export async function uploadDocument(
  { database, config }: Pick<StaffDependencies, 'database' | 'config'>,
  { name, content }: InputOf<typeof uploadDocumentOperation>,
  who: Pick<StaffIdentity, 'roles'>,
): Promise<Outcome<OperationOutput<typeof uploadDocumentOperation>>> {
  if (grantedTo(who.roles, 'products').limits.includes('texts'))
    return refused('staff_product_texts_only', {});
  const found = await trustedFile(Buffer.from(content, 'base64'));
  if (found === undefined) return refused('staff_document_unreadable', {}, 'content');
  const { bytes, kind } = found;
  const words = slugOf(name.replace(/\.\w{1,5}$/, '')).slice(0, NAME_LETTERS) || 'documento';
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LETTERS);
  const stored = `${words}-${mark}${endings[kind]}`;
  await keepDocument({ database, files: sharedFiles(config.dataDir, config.filesUrl) }, stored, bytes);
  return accepted({ url: documentUrl(stored), bytes: bytes.length });
}
