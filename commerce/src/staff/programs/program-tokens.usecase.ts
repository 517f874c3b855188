import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { grantedTo, reaches } from '@casamaestra/contract/staff/permissions.ts';
import { programScopeNames, programScopes } from '@casamaestra/contract/staff/program-scopes.ts';
import type {
  makeProgramTokenOperation,
  ProgramToken,
} from '@casamaestra/contract/staff/program-tokens.operations.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../staff-dependencies.ts';
import { authorOf } from '../staff-identity.ts';
import type { StaffIdentity } from '../staff-identity.ts';
import { newProgramSecret } from './program-secret.ts';
import { endToken, everyToken, insertToken, lockTokens, tokenById } from './program-tokens.queries.ts';
import type { ProgramTokenRow } from './program-tokens.queries.ts';

/** More programs than this no shop has: a loop that makes tokens ends here. */
const TOKENS_MAX = 50;

type Parts = Pick<StaffDependencies, 'database' | 'clock'>;

const record = (id: number): string => `token ${id}`;

function stateOf({ endedAt, expiresAt, disabled }: ProgramTokenRow, now: number): ProgramToken['state'] {
  if (endedAt !== null) return 'ended';
  if (expiresAt !== null && expiresAt.getTime() <= now) return 'expired';
  return disabled ? 'maker_gone' : 'active';
}

const present = (row: ProgramTokenRow, now: number): ProgramToken => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  maker: row.maker,
  ending: row.ending,
  state: stateOf(row, now),
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt?.toISOString() ?? null,
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
});

/** Every token, with its state now. */
export async function listProgramTokens({ database, clock }: Parts): Promise<ProgramToken[]> {
  return (await everyToken(database)).map((row) => present(row, clock.now()));
}

type Made = Outcome<OperationOutput<typeof makeProgramTokenOperation>>;

/** Makes a token; its secret is told now and never again. */
export function makeProgramToken(
  { database, clock }: Parts,
  { name, scopes, expires_at: until }: OperationInput<typeof makeProgramTokenOperation>,
  who: StaffIdentity,
): Promise<Made> {
  const now = clock.now();
  const at = new Date(now);
  const expiresAt = until === null ? null : new Date(until);
  const chosen = programScopeNames.filter((scope) => scopes.includes(scope));
  return commitTogether(database, async (transaction): Promise<Made> => {
    if (expiresAt !== null && expiresAt.getTime() <= now)
      return refused('staff_token_date', {}, 'expires_at');
    const mayAll = chosen.every((scope) => {
      const { subject, needs } = programScopes[scope];
      return reaches(grantedTo(who.roles, subject), needs);
    });
    if (!mayAll) return refused('staff_token_beyond', {}, 'scopes');
    await lockTokens(transaction);
    const open = (await everyToken(transaction)).filter(({ endedAt }) => endedAt === null);
    if (open.some((one) => one.name.toLowerCase() === name.toLowerCase()))
      return refused('staff_token_known', {}, 'name');
    if (open.length >= TOKENS_MAX) return refused('staff_tokens_full', { most: TOKENS_MAX });
    const { secret, hash, ending } = newProgramSecret();
    const token = { name, staffId: who.staffId, scopes: chosen, hash, ending, at, expiresAt };
    const id = await insertToken(transaction, token);
    const rows = [
      { field: 'name', from: null, to: name },
      { field: 'scopes', from: null, to: chosen },
      ...(expiresAt === null ? [] : [{ field: 'expires_at', from: null, to: expiresAt.toISOString() }]),
    ];
    const row = await tokenById(transaction, id);
    if (row === undefined) throw new Error(`token ${id} is gone`);
    const change = { author: authorOf(who), at, kind: 'connections.make_token', record: record(id), rows };
    await recordChange(transaction, change);
    return accepted({ token: present(row, now), secret });
  });
}

/** Ends a token: its next call is refused. */
export function endProgramToken(
  { database, clock }: Parts,
  id: number,
  who: StaffIdentity,
): Promise<Outcome<{ change: number | null }>> {
  return commitTogether(database, async (transaction): Promise<Outcome<{ change: number | null }>> => {
    await lockTokens(transaction);
    const token = await tokenById(transaction, id);
    if (token === undefined) return refused('staff_token_unknown', {}, 'id');
    if (token.endedAt !== null) return accepted({ change: null });
    const at = new Date(clock.now());
    await endToken(transaction, id, at);
    const rows = [{ field: 'ended', from: false, to: true }];
    const change = { author: authorOf(who), at, kind: 'connections.end_token', record: record(id), rows };
    return accepted({ change: await recordChange(transaction, change) });
  });
}
