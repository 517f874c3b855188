import type { confirmEmailOperation } from '@casamaestra/contract/customers/profile.operations.ts';
import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useState } from 'react';
import { useMessages } from '../../i18n/use-messages.ts';
import { callService } from '../../platform/service-call.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { useForm } from '../../forms/use-form.ts';
import css from './profile.module.css';

/** The page of the mailed link. A button confirms, because mail scanners open links. */
export function ConfirmEmail({ emailKey }: { emailKey: string }) {
  const { account } = useMessages();
  const [confirmed, setConfirmed] = useState(false);
  const { state, formProps } = useForm({
    send: () =>
      callService<typeof confirmEmailOperation>('casamaestra.customers.confirm_email', { key: emailKey }),
    done: () => setConfirmed(true),
  });
  if (confirmed)
    return (
      <div className="page" role="status">
        <EmptyState level={1} icon="check" title={account.emailConfirmed}>
          <LinkButton href={urls.profile()}>{account.places.profile.title}</LinkButton>
        </EmptyState>
      </div>
    );
  return (
    <div className="page">
      <EmptyState level={1} icon="mail" title={account.confirmEmailTitle} text={account.confirmEmailText}>
        <form {...formProps} className={css.confirm}>
          <FormFailure state={state} />
          <Button type="submit" busy={state.busy}>
            {account.confirmEmailButton}
          </Button>
        </form>
      </EmptyState>
    </div>
  );
}
