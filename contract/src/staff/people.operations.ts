import { languages } from '@casamaestra/texts/languages.ts';
import { z } from 'zod';
import { staffRoles } from './permissions.ts';
import { staffOperation } from './staff-operation.ts';

const roles = z.array(z.enum(staffRoles)).min(1).max(staffRoles.length);

export const personSchema = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
  disabled: z.boolean(),
  /** Has a passkey or an app; false: was invited and has not come yet. */
  enrolled: z.boolean(),
  last_seen_at: z.string().nullable(),
  sessions: z.number(),
  /** Those of them on a handheld. */
  handheld_sessions: z.number(),
  /** Grows with every change; `people.save` says which it saw. */
  version: z.number(),
});
export type Person = z.output<typeof personSchema>;

export const peopleOperation = staffOperation({
  name: 'people.list',
  permission: { subject: 'people', needs: 'view' },
  summary: 'The people of the back office',
  input: z.object({}),
  output: z.array(personSchema),
});

/** Makes a person and mails the invitation; for one who is invited already, another mail. */
export const inviteOperation = staffOperation({
  name: 'people.invite',
  permission: { subject: 'people', needs: 'edit' },
  summary: 'Invite a person',
  input: z.object({
    email: z.email().max(254),
    name: z.string().trim().min(1).max(80),
    roles,
    language: z.enum(languages).optional(),
  }),
  output: personSchema,
  refusals: ['staff_person_known', 'staff_owner_last'],
});

const change = <Value extends z.ZodType>(value: Value) => z.object({ from: value, to: value }).optional();

/**
 * Changes a person, by the version that was seen. Each field with what it said and what it shall: when the version is
 * another one by now, fields that nobody else has changed are written all the same; one that somebody has answers
 * `changed_meanwhile`. Who is disabled is signed out everywhere.
 */
export const savePersonOperation = staffOperation({
  name: 'people.save',
  permission: { subject: 'people', needs: 'edit' },
  summary: 'Change the name, roles or state of a person',
  input: z.object({
    id: z.number().int(),
    base_version: z.number().int(),
    changes: z.object({
      name: change(z.string().trim().min(1).max(80)),
      roles: change(roles),
      disabled: change(z.boolean()),
    }),
    reason: z.string().trim().max(300).optional(),
  }),
  output: personSchema,
  refusals: ['staff_person_unknown', 'staff_owner_last', 'changed_meanwhile'],
});

export const endSessionsOfPersonOperation = staffOperation({
  name: 'people.end_sessions',
  permission: { subject: 'people', needs: 'edit' },
  summary: 'Sign a person out everywhere',
  input: z.object({ id: z.number().int() }),
  output: z.object({ ended: z.number() }),
  refusals: ['staff_person_unknown'],
});

/**
 * Mails a link to a person who has lost every way to sign in: it adds a new one, within a quarter of an hour. The ways
 * they had stay until they are removed.
 */
export const sendAccessLinkOperation = staffOperation({
  name: 'people.send_link',
  permission: { subject: 'people', needs: 'edit' },
  summary: 'Mail a person a link to sign in anew',
  input: z.object({ id: z.number().int() }),
  output: z.object({ sent_to: z.string() }),
  refusals: ['staff_person_unknown', 'staff_person_disabled', 'staff_person_not_come'],
});
