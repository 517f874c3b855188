import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';
import type { Enquiry, EnquiryFile } from './enquiry.ts';

export interface NewEnquiry {
  readonly topic: string;
  readonly name: string;
  readonly email: string;
  readonly orderNumber: string | null;
  readonly message: string;
  readonly language: string;
  readonly now: Date;
  /** The year in Italy, part of the number. */
  readonly year: number;
}

/** Stores a message with its files and gives it its number. */
export async function insertEnquiry(
  database: Database,
  { topic, name, email, orderNumber, message, language, now, year }: NewEnquiry,
  files: readonly EnquiryFile[],
): Promise<string> {
  const { id } = await database
    .insertInto('enquiry')
    .values({ topic, name, email, order_number: orderNumber, message, language, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const number = `C-${year}-${String(id).padStart(5, '0')}`;
  await database.updateTable('enquiry').set({ number }).where('id', '=', id).execute();
  const rows = files.map(({ name: file_name, type: content_type, bytes: content }, index) => ({
    enquiry_id: id,
    position: index + 1,
    file_name,
    content_type,
    content,
  }));
  if (rows.length > 0) await database.insertInto('enquiry_attachment').values(rows).execute();
  return number;
}

/** A message by its number, with its files. */
export async function enquiryByNumber(database: Database, number: string): Promise<Enquiry | undefined> {
  const found = await database
    .selectFrom('enquiry')
    .select(['id', 'topic', 'name', 'email', 'order_number as orderNumber', 'message'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const files = await database
    .selectFrom('enquiry_attachment')
    .select(['file_name as name', 'content_type as type', 'content as bytes'])
    .where('enquiry_id', '=', found.id)
    .orderBy('position')
    .execute();
  const { id: _, ...enquiry } = found;
  return { ...enquiry, number, files };
}

/** Deletes messages sent before a moment, with their files. Returns how many. */
export async function deleteEnquiries(database: Database, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from enquiry where id in (select id from enquiry where created_at < ${before} order by id limit ${limit})`.execute(
    database,
  );
  return Number(numAffectedRows ?? 0);
}
