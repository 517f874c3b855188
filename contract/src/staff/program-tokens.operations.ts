import { z } from 'zod';
import { programScopeNames, type ProgramScope } from './program-scopes.ts';
import { staffOperation } from './staff-operation.ts';

const view = { subject: 'connections', needs: 'view' } as const;
const edit = { subject: 'connections', needs: 'edit' } as const;

/** Begins every token: whoever finds one knows what it is. */
export const programTokenPrefix = 'cm_';

const scope = z.enum(programScopeNames as readonly [ProgramScope, ...ProgramScope[]]);

export const programTokenSchema = z.object({
  id: z.number(),
  name: z.string(),
  scopes: z.array(scope),
  /** Name of the person whose rights it never exceeds. */
  maker: z.string(),
  /** The last characters of the secret. */
  ending: z.string(),
  state: z.enum(['active', 'expired', 'ended', 'maker_gone']),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  last_used_at: z.string().nullable(),
});
export type ProgramToken = z.output<typeof programTokenSchema>;

export const programTokensOperation = staffOperation({
  name: 'connections.tokens',
  permission: view,
  summary: 'Tokens of programs, those in force first',
  input: z.object({}),
  output: z.array(programTokenSchema),
});

/** The secret is in this answer only; the shop keeps its hash. */
export const makeProgramTokenOperation = staffOperation({
  name: 'connections.make_token',
  permission: edit,
  summary: 'Make a token for a program',
  input: z.object({
    name: z.string().trim().min(2).max(60),
    scopes: z.array(scope).min(1).max(programScopeNames.length),
    /** The first moment it is not valid any more. */
    expires_at: z.iso.datetime({ offset: true }).nullable(),
  }),
  output: z.object({ token: programTokenSchema, secret: z.string() }),
  refusals: ['staff_token_known', 'staff_token_date', 'staff_tokens_full', 'staff_token_beyond'],
});

export const endProgramTokenOperation = staffOperation({
  name: 'connections.end_token',
  permission: edit,
  summary: 'End a token now',
  input: z.object({ id: z.number().int() }),
  output: z.object({ change: z.number().nullable() }),
  refusals: ['staff_token_unknown'],
});
