import { refusedHere } from '../../forms/refused-here.ts';
import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useMessages } from '../../i18n/use-messages.ts';
import { ServiceUnreachable } from '../../platform/service-call.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { saveAuth } from '../../login/auth-store.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { useForm } from '../../forms/use-form.ts';
import { logInByPasskey, offersPasskeys } from '../passkey.ts';
import css from './entrance.module.css';

/** Ways in without a password: a passkey, or a link by mail. */
export function OtherLogins() {
  const { account } = useMessages();
  useQuietOffer();
  const { state, formProps } = useForm({
    send: async () => {
      try {
        return await logInByPasskey({ quietly: false });
      } catch (error) {
        if (error instanceof ServiceUnreachable) throw error;
        // The person said no, or this browser has no passkey of the shop.
        console.warn('no passkey was chosen', error);
        return refusedHere(account.passkeyNotUsed);
      }
    },
    done: saveAuth,
  });
  return (
    <div className={css.others}>
      <p className={css.or}>{account.orWithoutPassword}</p>
      <form {...formProps} className={css.others}>
        <FormFailure state={state} />
        <Button type="submit" variant="secondary" wide busy={state.busy}>
          {account.passkeyLogin}
        </Button>
      </form>
      <LinkButton href={urls.loginLink()} variant="secondary" wide>
        {account.loginLinkButton}
      </LinkButton>
    </div>
  );
}

/** The browser offers passkeys among what it fills into the e-mail field; nothing is said where there is none. */
function useQuietOffer(): void {
  const offer = useEffectEvent(async (): Promise<void> => {
    if (!(await offersPasskeys())) return;
    const outcome = await logInByPasskey({ quietly: true });
    if (outcome.ok) saveAuth(outcome.value);
  });
  useEffect(() => {
    offer().catch((error: unknown) => console.info('no passkey was chosen', error));
  }, []);
}
