import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  readImportOperation,
  tryImportOperation,
} from '@casamaestra/contract/staff/goods-import.operations.ts';
import type { signedInStaff } from '../../../staff/testing/staff-browser.ts';
import type { Mapping } from '../reading/guess-columns.ts';

export type Person = Awaited<ReturnType<typeof signedInStaff>>;
export type ReadImport = OperationOutput<typeof readImportOperation>;
export type ListTrial = OperationOutput<typeof tryImportOperation>;

/** A product with one variant, as catalogue files tell it. */
export const product = (code: string, price: number, more: object = {}) => ({
  code,
  name: `Articolo ${code}`,
  category: ['Casa', 'Lampade'],
  created_at: '2026-01-01T00:00:00Z',
  variants: [
    { sku: code, price, stock: 9, price_history: [{ price, from: '2026-01-01T00:00:00Z' }], ...more },
  ],
});

/** A list as its supplier sends it. */
export const fileOf = (content: string | Buffer, more: object = {}) => ({
  file_name: 'listino.csv',
  supplier: 'Lumen',
  content: Buffer.from(content).toString('base64'),
  ...more,
});

/** Uploads a list. */
export const upload = async (
  person: Person,
  content: string | Buffer,
  more: object = {},
): Promise<ReadImport> => {
  const { id } = await person.value<{ id: number }>('imports.upload', fileOf(content, more));
  return person.value<ReadImport>('imports.read', { id });
};

export const mappingOf = ({ columns }: ReadImport): Mapping =>
  Object.fromEntries(columns.flatMap(({ heading, field }) => (field === null ? [] : [[heading, field]])));

/** Tries a list as its columns were guessed, unless told otherwise. */
export const trial = (person: Person, one: ReadImport, more: object = {}): Promise<ListTrial> =>
  person.value<ListTrial>('imports.try', {
    id: one.id,
    mapping: mappingOf(one),
    decimals: one.decimals,
    ...more,
  });

/** Uploads and tries a list. */
export const tried = async (person: Person, content: string | Buffer, more: object = {}) => {
  const one = await upload(person, content, more);
  return { one, seen: await trial(person, one) };
};

/** Tries a list and begins to import it. */
export const begun = async (person: Person, content: string, more: object = {}): Promise<number> => {
  const { one, seen } = await tried(person, content);
  await person.value('imports.start', { id: one.id, fingerprint: seen.fingerprint, ...more });
  return one.id;
};
