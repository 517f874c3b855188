import {
  confirmByAppOperation,
  recoverOperation,
  signInByAppOperation,
  type StaffMe,
} from '@casamaestra/contract/staff/sign-in.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Disclosure } from '@casamaestra/ui/disclosure.tsx';
import { Field, FieldError } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { HandheldChoice, useHandheldChoice } from './handheld-choice.tsx';
import { confirmWithPasskey, NoPasskeyChosen, signInWithPasskey } from './passkey.ts';
import css from './sign-in.module.css';

const typed = (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  const form = new FormData(event.currentTarget);
  return (name: string) => String(form.get(name) ?? '').trim();
};

type WaysProps = {
  /** `sign-in` for who is not known, `confirmation` for who proves it again. */
  need: 'sign-in' | 'confirmation';
  onDone: (me: StaffMe) => void;
};

/** Passkey first, the authenticator app beside it. */
export function WaysIn({ need, onDone }: WaysProps) {
  const { signIn } = texts();
  const [isHandheld, chooseHandheld] = useHandheldChoice();
  const passkey = useMutation({
    mutationFn: () => (need === 'sign-in' ? signInWithPasskey(isHandheld) : confirmWithPasskey()),
    onSuccess: onDone,
  });
  return (
    <div className={css.ways}>
      <Button wide icon="shield" busy={passkey.isPending} onClick={() => passkey.mutate()}>
        {need === 'sign-in' ? signIn.byPasskey : signIn.confirmByPasskey}
      </Button>
      {passkey.error instanceof NoPasskeyChosen ? (
        <div role="alert">
          <FieldError id="no-passkey">{signIn.noPasskey}</FieldError>
        </div>
      ) : (
        <Failure error={passkey.error} id="passkey-failure" />
      )}
      <Disclosure summary={signIn.byApp}>
        <AppForm need={need} handheld={isHandheld} onDone={onDone} />
      </Disclosure>
      {need === 'sign-in' && <HandheldChoice isChosen={isHandheld} onChoose={chooseHandheld} />}
    </div>
  );
}

function AppForm({ need, handheld, onDone }: WaysProps & { handheld: boolean }) {
  const { signIn } = texts();
  const signedIn = useMutation({
    mutationFn: (read: (name: string) => string) =>
      need === 'sign-in'
        ? callStaff(signInByAppOperation, {
            email: read('email'),
            password: read('password'),
            app_code: read('code'),
            handheld,
          })
        : callStaff(confirmByAppOperation, { app_code: read('code') }),
    onSuccess: onDone,
  });
  return (
    <form className={css.form} onSubmit={(event) => signedIn.mutate(typed(event))}>
      {need === 'sign-in' && (
        <>
          <Field label={signIn.email} required>
            {(control) => <Input {...control} name="email" type="email" autoComplete="username" />}
          </Field>
          <Field label={signIn.password} required>
            {(control) => (
              <Input {...control} name="password" type="password" autoComplete="current-password" />
            )}
          </Field>
        </>
      )}
      <Field label={signIn.appCode} hint={signIn.appCodeHint} required>
        {(control) => (
          <Input {...control} name="code" inputMode="numeric" autoComplete="one-time-code" minLength={6} />
        )}
      </Field>
      <Failure error={signedIn.error} id="app-failure" />
      <Button type="submit" variant="secondary" busy={signedIn.isPending}>
        {need === 'sign-in' ? signIn.enter : signIn.confirm}
      </Button>
    </form>
  );
}

/** For who has lost passkey and app. */
export function RecoveryForm() {
  const { signIn } = texts();
  const asked = useMutation({
    mutationFn: (read: (name: string) => string) =>
      callStaff(recoverOperation, { email: read('email'), recovery_code: read('code') }),
  });
  return (
    <form className={css.form} onSubmit={(event) => asked.mutate(typed(event))}>
      <p>{signIn.recoverText}</p>
      <Field label={signIn.email} required>
        {(control) => <Input {...control} name="email" type="email" autoComplete="username" />}
      </Field>
      <Field label={signIn.recoveryCode} required>
        {(control) => <Input {...control} name="code" autoComplete="off" minLength={6} />}
      </Field>
      <Failure error={asked.error} id="recovery-failure" />
      <div role="status">{asked.isSuccess && <p>{signIn.recoverySent}</p>}</div>
      <Button type="submit" variant="secondary" busy={asked.isPending}>
        {signIn.recover}
      </Button>
    </form>
  );
}
