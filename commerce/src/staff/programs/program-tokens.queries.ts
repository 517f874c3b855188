import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import type { ProgramScope } from '@casamaestra/contract/staff/program-scopes.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

const roles = sql<
  StaffRole[]
>`array(select role from staff_role r where r.staff_id = staff.id order by role)`;

const tokens = (database: Database) =>
  database
    .selectFrom('program_token')
    .innerJoin('staff', 'staff.id', 'program_token.staff_id')
    .select(['program_token.id', 'program_token.name', 'staff.id as staffId', 'staff.name as maker'])
    .select([
      sql<ProgramScope[]>`scopes`.as('scopes'),
      'ending',
      'disabled',
      'program_token.created_at as createdAt',
    ])
    .select(['program_token.expires_at as expiresAt', 'last_used_at as lastUsedAt', 'ended_at as endedAt']);

export type ProgramTokenRow = Awaited<ReturnType<typeof everyToken>>[number];

/** Tokens in force first, then the newest. */
export const everyToken = (database: Database) =>
  tokens(database)
    .orderBy(sql`ended_at is not null`)
    .orderBy('program_token.id', 'desc')
    .limit(200)
    .execute();

export const tokenById = (database: Database, id: number) =>
  tokens(database).where('program_token.id', '=', id).executeTakeFirst();

/** The token of a secret, with what its maker may do today. */
export const tokenByHash = (database: Database, hash: Buffer) =>
  tokens(database)
    .select(['email', 'language', roles.as('roles')])
    .where('key_hash', '=', hash)
    .executeTakeFirst();

/** Tokens are made one after the other: their names and number are counted. */
export async function lockTokens(transaction: Database): Promise<void> {
  await sql`lock table program_token in share row exclusive mode`.execute(transaction);
}

export interface NewToken {
  readonly name: string;
  readonly staffId: number;
  readonly scopes: readonly ProgramScope[];
  readonly hash: Buffer;
  readonly ending: string;
  readonly at: Date;
  readonly expiresAt: Date | null;
}

export async function insertToken(database: Database, token: NewToken): Promise<number> {
  const { id } = await database
    .insertInto('program_token')
    .values({
      name: token.name,
      staff_id: token.staffId,
      scopes: [...token.scopes],
      key_hash: token.hash,
      ending: token.ending,
      created_at: token.at,
      expires_at: token.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function endToken(database: Database, id: number, at: Date): Promise<void> {
  await database.updateTable('program_token').set({ ended_at: at }).where('id', '=', id).execute();
}

export async function noteTokenUse(database: Database, id: number, at: Date): Promise<void> {
  await database.updateTable('program_token').set({ last_used_at: at }).where('id', '=', id).execute();
}
