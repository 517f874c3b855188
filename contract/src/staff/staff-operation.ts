import type { z } from 'zod';
import { inputCodes } from '../platform/call.refusals.ts';
import type { Operation } from '../platform/operation.ts';
import type { RefusalCode } from '../platform/refusals.ts';
import type { Permission } from './permissions.ts';

/** A call of the back office: JSON by POST, from the back office's own pages, and with a permission. */
export interface StaffOperation<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> extends Operation<Input, Output, string, 'POST'> {
  readonly permission: Permission;
}

interface StaffDefinition<Input extends z.ZodType, Output extends z.ZodType> {
  /** "orders.list": the call is staff.orders.list at /api/staff/orders/list. */
  readonly name: string;
  readonly summary: string;
  readonly permission: Permission;
  readonly input: Input;
  readonly output: Output;
  readonly refusals?: readonly RefusalCode[];
}

/** Sent with calls that a page makes by itself while nobody touches it: they do not count as use of the session. */
export const unattendedHeader = 'x-unattended';

export const staffPrefix = '/api/staff/';

const always = ['staff_call_of_pages_only', 'tries_exceeded'] as const;
const signedIn = [
  'staff_sign_in_required',
  'staff_enrolment_needed',
  'staff_token_refused',
  'staff_token_scope',
  'staff_not_on_handheld',
] as const;
const permitted = ['staff_not_permitted', 'staff_confirmation_needed'] as const;

/** Declares a call of the back office; without a permission it does not compile. */
export function staffOperation<Input extends z.ZodType, Output extends z.ZodType>({
  name,
  permission,
  refusals = [],
  ...rest
}: StaffDefinition<Input, Output>): StaffOperation<Input, Output> {
  return {
    ...rest,
    permission,
    name: `staff.${name}`,
    verb: 'POST',
    path: `${staffPrefix}${name.replaceAll('.', '/')}`,
    aliases: [],
    envelope: 'message',
    refusals: [
      ...inputCodes,
      ...always,
      ...(permission === 'nobody' ? [] : signedIn),
      ...(typeof permission === 'string' ? [] : permitted),
      ...refusals,
    ],
  };
}
