import type {
  Passkey,
  passkeysOperation,
  removePasskeyOperation,
} from '@casamaestra/contract/customers/passkeys.operations.ts';
import { refusedHere } from '../../forms/refused-here.ts';
import type { CallOutcome } from '@casamaestra/contract/platform/operation.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { showToast } from '@casamaestra/ui/toast.ts';
import { useState } from 'react';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import { ServiceUnreachable, callService } from '../../platform/service-call.ts';
import { missing } from '../../forms/checks.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { CallContent } from '../layout/call-content.tsx';
import { addPasskey } from '../passkey.ts';
import { useCall } from '../use-call.ts';
import { longDay } from '@casamaestra/texts/format/date.ts';
import css from './profile.module.css';
import { Section } from './section.tsx';

/** Passkeys of the account: finger, face or PIN of a device in place of the password. */
export function PasskeysSection() {
  const { account } = useMessages();
  const loaded = useCall<typeof passkeysOperation>('casamaestra.customers.passkeys', {});
  const add = async (input: { password?: string }): Promise<CallOutcome<unknown>> => {
    try {
      return await addPasskey(input);
    } catch (error) {
      if (error instanceof ServiceUnreachable) throw error;
      // The person said no, the device has no lock, or it holds one already.
      console.warn('no passkey was made', error);
      return refusedHere(account.passkeyNotMade);
    }
  };
  return (
    <Section title={account.passkeys} text={account.passkeysText}>
      <CallContent loaded={loaded} waiting={<Skeleton height="6rem" />}>
        {(passkeys) => (
          <>
            {passkeys.length > 0 && <Passkeys passkeys={passkeys} onChange={loaded.reload} />}
            <Proving
              label={account.addPasskey}
              send={add}
              onDone={() => {
                showToast({ text: account.passkeyAdded });
                loaded.reload();
              }}
            />
          </>
        )}
      </CallContent>
    </Section>
  );
}

function Passkeys({ passkeys, onChange }: { passkeys: readonly Passkey[]; onChange: () => void }) {
  const { account } = useMessages();
  const locale = useLocale();
  return (
    <ul className={css.sessions}>
      {passkeys.map((passkey) => (
        <li key={passkey.id} className={css.session}>
          <p>
            <strong>{passkey.name}</strong>
            <small>
              {account.passkeySince(longDay(passkey.created_at, locale))} ·{' '}
              {passkey.last_used_at === null
                ? account.passkeyUnused
                : account.passkeyUsed(longDay(passkey.last_used_at, locale))}
            </small>
          </p>
          <Proving
            label={account.removePasskey}
            name={account.removePasskeyNamed(passkey.name)}
            send={(input) =>
              callService<typeof removePasskeyOperation>('casamaestra.customers.remove_passkey', {
                ...input,
                id: passkey.id,
              })
            }
            onDone={() => {
              showToast({ text: account.passkeyRemoved });
              onChange();
            }}
          />
        </li>
      ))}
    </ul>
  );
}

type ProvingProps = {
  label: string;
  name?: string;
  send: (input: { password?: string }) => Promise<CallOutcome<unknown>>;
  onDone: () => void;
};

/** A button; some time after the login the password is asked for before it works. */
function Proving({ label, name, send, onDone }: ProvingProps) {
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
    done: () => {
      setAsked(false);
      onDone();
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
