import { addAppOperation, appSecretOperation } from '@casamaestra/contract/staff/sign-in.operations.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { CopyButton } from '@casamaestra/ui/copy-button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { callStaff, Refused } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import css from './account.module.css';

type NewApp = OperationOutput<typeof appSecretOperation>;

interface AppFormProps {
  /** Whether one is connected already: the new one takes its place. */
  hasApp: boolean;
  /** Connected; with the recovery codes when it is the first way to sign in. */
  onAdded: (codes: readonly string[] | null) => void;
}

/** Connects an authenticator app: its secret is shown once, and counts from its first code on. */
export function AppForm({ hasApp, onAdded }: AppFormProps) {
  const { signIn } = texts();
  const [added, setAdded] = useState(false);
  const begun = useMutation({
    mutationFn: () => callStaff(appSecretOperation, {}),
    onSuccess: () => setAdded(false),
  });
  if (begun.data !== undefined)
    return (
      <Connecting
        app={begun.data}
        onCancel={begun.reset}
        onAdded={(codes) => {
          begun.reset();
          setAdded(true);
          onAdded(codes);
        }}
      />
    );
  return (
    <div className={css.form}>
      <p>{signIn.appText}</p>
      <Button variant="secondary" icon="shield" busy={begun.isPending} onClick={() => begun.mutate()}>
        {hasApp ? signIn.replaceApp : signIn.addApp}
      </Button>
      <p role="status">{added && signIn.appAdded}</p>
      <Failure error={begun.error} id="app-not-begun" />
    </div>
  );
}

interface ConnectingProps {
  app: NewApp;
  onCancel: () => void;
  onAdded: (codes: readonly string[] | null) => void;
}

function Connecting({ app: { secret, address, qr }, onCancel, onAdded }: ConnectingProps) {
  const { signIn } = texts();
  return (
    <section aria-label={signIn.addApp} className={css.form}>
      <p>{signIn.appScan}</p>
      <img
        className={css.qr}
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={signIn.appQr}
        width={200}
        height={200}
      />
      <p className={css.secret}>
        <a href={address}>{signIn.appOpen}</a>
        <span>
          {signIn.appSecret}: <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </span>
        <CopyButton text={secret} label={signIn.copy} doneLabel={signIn.copied} name={signIn.copySecret} />
      </p>
      <FirstCode onCancel={onCancel} onAdded={onAdded} />
    </section>
  );
}

/** The code that proves the connection, and the password it will be asked with. */
function FirstCode({ onCancel, onAdded }: Omit<ConnectingProps, 'app'>) {
  const { signIn } = texts();
  const added = useMutation({
    mutationFn: (input: { app_code: string; password: string }) => callStaff(addAppOperation, input),
    onSuccess: ({ recovery_codes: codes }) => onAdded(codes),
  });
  const wrong = added.error instanceof Refused ? added.error : undefined;
  const errorOf = (field: string) => (wrong?.field === field ? wrong.message : undefined);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    added.mutate({
      app_code: String(form.get('app_code')).replaceAll(/\s/g, ''),
      password: String(form.get('password')),
    });
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <Field label={signIn.newPassword} hint={signIn.newPasswordHint} error={errorOf('password')} required>
        {(control) => (
          <Input {...control} name="password" type="password" autoComplete="new-password" maxLength={200} />
        )}
      </Field>
      <Field label={signIn.appCode} hint={signIn.appCodeNow} error={errorOf('app_code')} required>
        {(control) => (
          <Input
            {...control}
            name="app_code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
          />
        )}
      </Field>
      <p className={css.acts}>
        <Button type="submit" busy={added.isPending}>
          {signIn.saveApp}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {signIn.cancel}
        </Button>
      </p>
      <Failure error={wrong?.field === undefined ? added.error : null} id="app-not-added" />
    </form>
  );
}
