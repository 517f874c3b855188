import type { OperationInput, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { unattendedHeader, type StaffOperation } from '@casamaestra/contract/staff/staff-operation.ts';
import { isAttended } from './attendance.ts';
import { noteConnection } from './connection.ts';
import { askPerson } from './interruption.ts';

/** The service refused a call; `message` is its sentence for a person. */
export class Refused extends Error {
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly field: string | undefined;

  constructor({ code, facts, message, field }: RefusalBody) {
    super(message);
    this.code = code;
    this.facts = facts;
    this.field = field;
  }
}

/** There was no valid answer: no connection, a restart, or an error of the service. */
export class Unreachable extends Error {}

interface RefusalBody {
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly message: string;
  readonly field?: string | undefined;
}

const signInCalls = 'staff.sign_in.';

/**
 * Calls the service. A session that has ended, or a confirmation that is asked for, is handled in a dialog above
 * whatever the person was doing, and the call is made again: nothing typed is lost.
 * @throws Refused, Unreachable
 */
export async function callStaff<Op extends StaffOperation>(
  op: Op,
  input: OperationInput<Op>,
  signal?: AbortSignal,
): Promise<OperationOutput<Op>> {
  try {
    return await ask(op, input, signal);
  } catch (error) {
    if (!(error instanceof Refused) || op.name.startsWith(signInCalls)) throw error;
    const needs = needsOf(error);
    if (needs === undefined || !(await askPerson(needs))) throw error;
    return ask(op, input, signal);
  }
}

function needsOf({ code }: Refused): 'sign-in' | 'confirmation' | undefined {
  if (code === 'staff_sign_in_required') return 'sign-in';
  return code === 'staff_confirmation_needed' ? 'confirmation' : undefined;
}

/** The same for what no person waits for: nobody is asked to sign in for it. @throws Refused, Unreachable */
export const callQuietly = <Op extends StaffOperation>(
  op: Op,
  input: OperationInput<Op>,
  signal?: AbortSignal,
): Promise<OperationOutput<Op>> => ask(op, input, signal);

async function ask<Op extends StaffOperation>(
  op: Op,
  input: OperationInput<Op>,
  signal: AbortSignal | undefined,
): Promise<OperationOutput<Op>> {
  const response = await fetch(op.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(!isAttended() && { [unattendedHeader]: '1' }),
    },
    body: JSON.stringify(input),
    signal: signal ?? null,
  }).catch((cause: unknown) => {
    if (signal?.aborted !== true) noteConnection(false);
    throw new Unreachable(op.name, { cause });
  });
  noteConnection(true);
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null) throw new Unreachable(`${op.name}: ${response.status}`);
  if (response.ok) return (body as { message: OperationOutput<Op> }).message;
  const { code, facts = {}, field, _error_message: message } = body as Partial<ErrorBody>;
  if (code === undefined || message === undefined) throw new Unreachable(`${op.name}: ${response.status}`);
  throw new Refused({ code, facts, message, field });
}

interface ErrorBody {
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly field: string;
  readonly _error_message: string;
}
