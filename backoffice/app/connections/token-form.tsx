import { makeProgramTokenOperation } from '@casamaestra/contract/staff/program-tokens.operations.ts';
import { programScopeNames, type ProgramScope } from '@casamaestra/contract/staff/program-scopes.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { romeInstant } from '../platform/rome-time.ts';
import { texts } from '../platform/texts.ts';
import css from './connections.module.css';
import { MadeSecret } from './made-secret.tsx';

interface Typed {
  readonly name: string;
  readonly scopes: ProgramScope[];
  readonly expires: string;
}

/** Makes a token, then shows its secret once. */
export function TokenForm({ onMade, onDone }: { onMade: () => void; onDone: () => void }) {
  const { connections, shell } = texts();
  const { tokens } = connections;
  const form = useForm<Typed>({ defaultValues: { name: '', scopes: [], expires: '' } });
  const made = useMutation({
    mutationFn: ({ expires, ...typed }: Typed) =>
      callStaff(makeProgramTokenOperation, { ...typed, expires_at: romeInstant(expires) }),
    onSuccess: onMade,
  });
  const { errors } = form.formState;
  if (made.data)
    return (
      <MadeSecret
        text={tokens.secretText}
        copyNamed={tokens.copyNamed}
        secret={made.data.secret}
        onDone={onDone}
      />
    );
  return (
    <form className={css.form} noValidate onSubmit={form.handleSubmit((typed) => made.mutate(typed))}>
      <Field label={tokens.name} hint={tokens.nameHint} required error={errors.name && shell.required}>
        {(control) => (
          <Input
            {...control}
            {...form.register('name', { required: true, minLength: 2 })}
            maxLength={60}
            autoComplete="off"
          />
        )}
      </Field>
      <fieldset className={css.choices} aria-describedby={errors.scopes && 'scopes-failure'}>
        <legend>{tokens.scopes}</legend>
        {programScopeNames.map((scope) => (
          <Checkbox
            key={scope}
            {...form.register('scopes', { required: true })}
            value={scope}
            label={tokens.names[scope]}
            note={tokens.notes[scope] === '' ? undefined : tokens.notes[scope]}
          />
        ))}
        {errors.scopes && (
          <p role="alert" id="scopes-failure" className={css.error}>
            {tokens.scopesNeeded}
          </p>
        )}
      </fieldset>
      <Field label={tokens.expires} hint={tokens.expiresHint}>
        {(control) => <Input {...control} {...form.register('expires')} type="datetime-local" />}
      </Field>
      <Failure error={made.error} id="token-failure" />
      <Button type="submit" busy={made.isPending}>
        {tokens.create}
      </Button>
    </form>
  );
}
