import type { updatePasswordOperation } from '@casamaestra/contract/customers/authentication.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { showToast } from '@casamaestra/ui/toast.ts';
import { useState } from 'react';
import { useMessages } from '../../i18n/use-messages.ts';
import { can } from '../../platform/capabilities.ts';
import { callService } from '../../platform/service-call.ts';
import { useAuth } from '../../login/auth-store.ts';
import { missing, newPasswordProblem } from '../../forms/checks.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import formCss from '../../forms/form.module.css';
import { PasswordField } from '../../forms/password-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Section } from './section.tsx';

/** Changes the password. */
export function PasswordSection() {
  const { account } = useMessages();
  const [round, setRound] = useState(0);
  return (
    <Section title={account.changePassword} text={can('sessions') ? account.changePasswordText : undefined}>
      <PasswordForm key={round} onDone={() => setRound(round + 1)} />
    </Section>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { account } = useMessages();
  const email = useAuth()?.email ?? '';
  const { state, formProps } = useForm({
    check: (values) => ({
      old_password: missing(values['old_password'] ?? '', account.passwordEmpty),
      new_password: newPasswordProblem(values['new_password'] ?? '', account),
    }),
    send: (values) =>
      callService<typeof updatePasswordOperation>('mymb_ecommerce.utils.auth.update_user_password', {
        old_password: values['old_password'] ?? '',
        new_password: values['new_password'] ?? '',
      }),
    done: () => {
      showToast({ text: account.passwordChanged });
      onDone();
    },
  });
  return (
    <form {...formProps} className={formCss.form} aria-label={account.changePassword}>
      <FormFailure state={state} />
      {/* For password managers: the account of the password. */}
      <input type="hidden" autoComplete="username" name="user_email" value={email} readOnly />
      <PasswordField state={state} name="old_password" label={account.oldPassword} kind="current" />
      <PasswordField state={state} name="new_password" label={account.newPassword} kind="new" />
      <div className={formCss.actions}>
        <Button type="submit" variant="secondary" busy={state.busy}>
          {account.savePassword}
        </Button>
      </div>
    </form>
  );
}
