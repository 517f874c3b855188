import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import {
  inviteOperation,
  type Person,
  savePersonOperation,
} from '@casamaestra/contract/staff/people.operations.ts';
import { type StaffRole, staffRoles } from '@casamaestra/contract/staff/permissions.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { SaveBar } from '@casamaestra/ui/save-bar.tsx';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch, type UseFormRegisterReturn } from 'react-hook-form';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import css from './people.module.css';

type Invitation = OperationInput<typeof inviteOperation>;

export function InviteForm({ onDone }: { onDone: () => void }) {
  const { people, shell } = texts();
  const form = useForm<Invitation>({
    resolver: standardSchemaResolver(inviteOperation.input),
    defaultValues: { email: '', name: '', roles: [] as StaffRole[] },
  });
  const invited = useMutation({
    mutationFn: (input: Invitation) => callStaff(inviteOperation, input),
    onSuccess: onDone,
  });
  const { errors } = form.formState;
  return (
    <form className={css.form} noValidate onSubmit={form.handleSubmit((input) => invited.mutate(input))}>
      <p>{people.inviteText}</p>
      <Field label={people.name} required error={errors.name && shell.required}>
        {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
      </Field>
      <Field label={people.email} required error={errors.email && people.emailWrong}>
        {(control) => <Input {...control} {...form.register('email')} type="email" autoComplete="off" />}
      </Field>
      <Roles register={form.register('roles')} error={errors.roles && people.rolesNeeded} />
      <Failure error={invited.error} id="invite-failure" />
      <Button type="submit" busy={invited.isPending}>
        {people.sendInvitation}
      </Button>
    </form>
  );
}

function Roles({ register, error }: { register: UseFormRegisterReturn; error: string | undefined }) {
  const { people, shell } = texts();
  return (
    <fieldset className={css.roles}>
      <legend>{people.roles}</legend>
      {staffRoles.map((role) => (
        <Checkbox
          key={role}
          {...register}
          value={role}
          label={shell.roles[role]}
          note={people.roleNotes[role]}
        />
      ))}
      {error !== undefined && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface Typed {
  readonly name: string;
  readonly roles: StaffRole[];
  readonly disabled: boolean;
}

/** Only fields that differ from what was seen are sent, each with what was seen: others' changes stay. */
function changesOf(seen: Typed, typed: Typed) {
  const sameRoles = seen.roles.toSorted().join() === typed.roles.toSorted().join();
  return {
    ...(seen.name !== typed.name && { name: { from: seen.name, to: typed.name } }),
    ...(!sameRoles && { roles: { from: seen.roles, to: typed.roles } }),
    ...(seen.disabled !== typed.disabled && { disabled: { from: seen.disabled, to: typed.disabled } }),
  };
}

export function PersonForm({ person, onDone }: { person: Person; onDone: () => void }) {
  const { people, shell } = texts();
  // What was seen when the form was opened, also when the list is read again below it.
  const [seen] = useState<Typed & Pick<Person, 'id' | 'version'>>(person);
  const { name, roles, disabled } = seen;
  const form = useForm<Typed>({ defaultValues: { name, roles, disabled } });
  const typed = { ...seen, ...useWatch({ control: form.control }) };
  const changes = changesOf(seen, typed);
  const count = Object.keys(changes).length;
  const saved = useMutation({
    mutationFn: () => callStaff(savePersonOperation, { id: seen.id, base_version: seen.version, changes }),
    onSuccess: onDone,
  });
  return (
    <form className={css.form} noValidate onSubmit={form.handleSubmit(() => saved.mutate())}>
      <Field label={people.name} required error={form.formState.errors.name && shell.required}>
        {(control) => (
          <Input {...control} {...form.register('name', { required: true })} autoComplete="off" />
        )}
      </Field>
      <Roles
        register={form.register('roles', { required: true })}
        error={form.formState.errors.roles && people.rolesNeeded}
      />
      <Checkbox {...form.register('disabled')} label={people.disable} note={people.disableNote} />
      <Failure error={saved.error} id="person-failure" />
      <SaveBar
        text={count === 0 ? '' : people.unsaved(count)}
        saveLabel={people.save}
        discardLabel={people.discard}
        onDiscard={() => form.reset()}
        busy={saved.isPending}
      />
    </form>
  );
}
