import type { CallOutcome } from '@casamaestra/contract/platform/operation.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useState } from 'react';
import { useMessages } from '../../i18n/use-messages.ts';
import { missing } from '../../forms/checks.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import css from './profile.module.css';

type ProveFormProps<Value> = {
  label: string;
  /** Accessible name, where the label alone is ambiguous. */
  name?: string;
  send: (proof: { password?: string }) => Promise<CallOutcome<Value>>;
  onDone: (value: Value) => void;
};

/** A button that, some time after the login, first asks for the password (re-authentication). */
export function ProveForm<Value>({ label, name, send, onDone }: ProveFormProps<Value>) {
  const { account } = useMessages();
  const [asked, setAsked] = useState(false);
  const { state, formProps } = useForm({
    check: ({ password = '' }) => ({
      password: asked ? missing(password, account.passwordEmpty) : undefined,
    }),
    send: async ({ password }) => {
      const outcome = await send(password === undefined ? {} : { password });
      if (!outcome.ok && outcome.refusal.field === 'password') setAsked(true);
      return outcome;
    },
    done: (value) => {
      setAsked(false);
      onDone(value);
    },
  });
  return (
    <form {...formProps} className={css.ending}>
      <FormFailure state={state} />
      {asked && <PasswordField state={state} name="password" label={account.oldPassword} kind="current" />}
      <Button type="submit" variant="secondary" size="s" busy={state.busy} aria-label={name}>
        {label}
      </Button>
    </form>
  );
}
