import { refusedHere } from '../../forms/refused-here.ts';
import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useMessages } from '../../i18n/use-messages.ts';
import { ServiceUnreachable } from '../../platform/service-call.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { saveAuth } from '../../login/auth-store.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { useForm } from '../../forms/use-form.ts';
import { askForPasskey, offersPasskeys } from '../passkey.ts';
import css from './entrance.module.css';

/** Login without a password: by passkey, or by a mailed link. */
export function OtherLogins() {
  const { account } = useMessages();
  useQuietOffer();
  const { state, formProps } = useForm({
    send: async () => {
      try {
        return await askForPasskey({ quietly: false });
      } catch (error) {
        if (error instanceof ServiceUnreachable) throw error;
        // Cancelled, or this browser has no passkey of the shop.
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

/**
 * Lets the browser offer passkeys in the e-mail field's autofill; shows nothing where that is not supported.
 */
function useQuietOffer(): void {
  const offer = useEffectEvent(async (): Promise<void> => {
    if (!(await offersPasskeys())) return;
    const outcome = await askForPasskey({ quietly: true });
    if (outcome.ok) saveAuth(outcome.value);
  });
  useEffect(() => {
    offer().catch((error: unknown) => console.info('no passkey was chosen', error));
  }, []);
}
