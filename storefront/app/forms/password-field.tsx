import { Field } from '@casamaestra/ui/field.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import css from './form.module.css';
import { missingCharacters } from '../login/password-length.ts';
import type { FormState } from './use-form.ts';

type PasswordFieldProps = {
  state: FormState;
  name: string;
  label: string;
  /** The current password, or a new one: then its length is checked while typing. */
  kind: 'current' | 'new';
};

/** A password field that can be shown, allows pasting and password managers, and warns about Caps Lock. */
export function PasswordField({ state, name, label, kind }: PasswordFieldProps) {
  const { account } = useMessages();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const [typed, setTyped] = useState('');
  const watchCapsLock = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div className={css.password}>
      <Field
        label={label}
        hint={kind === 'new' && account.passwordHint}
        error={state.problems[name]}
        required
      >
        {(control) => (
          <span className={css.withButton}>
            <Input
              {...control}
              name={name}
              type={shown ? 'text' : 'password'}
              autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
              autoCapitalize="none"
              spellCheck={false}
              onKeyUp={watchCapsLock}
              onKeyDown={watchCapsLock}
              onInput={(event) => setTyped(event.currentTarget.value)}
              onBlur={() => setCapsLock(false)}
            />
            <button
              type="button"
              className={css.show}
              aria-pressed={shown}
              aria-label={account.showPassword}
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
            >
              {shown ? account.hide : account.show}
            </button>
          </span>
        )}
      </Field>
      {kind === 'new' && <PasswordLength typed={typed} />}
      <p role="status" className={css.caps}>
        {capsLock && (
          <>
            <Icon name="info" size={16} />
            <span>{account.capsLock}</span>
          </>
        )}
      </p>
    </div>
  );
}

function PasswordLength({ typed }: { typed: string }) {
  const { account } = useMessages();
  const missing = missingCharacters(typed);
  if (typed === '') return null;
  return (
    <p className={missing === 0 ? css.longEnough : css.tooShort}>
      {missing === 0 ? (
        <>
          <Icon name="check" size={16} />
          <span>{account.passwordLongEnough}</span>
        </>
      ) : (
        account.passwordMissing(missing)
      )}
    </p>
  );
}
