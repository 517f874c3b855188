import type { updatePasswordByKeyOperation } from '@casamaestra/contract/customers/authentication.operations.ts';
import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useState } from 'react';
import { useQuery } from '../../router/use-page.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { callService } from '../../platform/service-call.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { saveAuth } from '../../login/auth-store.ts';
import { newPasswordProblem } from '../../forms/checks.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import formCss from '../../forms/form.module.css';
import { WithoutScript } from '../../forms/without-script.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useInBrowser } from '../../platform/use-in-browser.ts';
import css from './entrance.module.css';

/**
 * The page of the mailed link (R24): a form for a new password, or what to do when the link was used already.
 */
export function UpdatePasswordPage() {
  const { account } = useMessages();
  const query = useQuery();
  const inBrowser = useInBrowser();
  const [state, setState] = useState<'open' | 'changed' | 'used'>('open');
  const key = query.get('key') ?? '';
  if (state === 'changed')
    return (
      <Outcome icon="check" title={account.passwordChangedTitle} text={account.passwordChangedText}>
        <LinkButton href={urls.login()}>{account.login}</LinkButton>
      </Outcome>
    );
  if (state === 'used' || (inBrowser && key === ''))
    return (
      <Outcome icon="clock" title={account.linkUsedTitle} text={account.linkUsedText}>
        <LinkButton href={urls.forgotPassword()}>{account.askNewLink}</LinkButton>
      </Outcome>
    );
  return (
    <div className="page">
      <div className={css.single}>
        <header className={css.head}>
          <h1>{account.updatePasswordPage}</h1>
          <p>{account.updatePasswordText}</p>
          <WithoutScript />
        </header>
        <NewPasswordForm passwordKey={key} onEnd={setState} />
      </div>
    </div>
  );
}

function Outcome({ icon, title, text, children }: Parameters<typeof EmptyState>[0]) {
  return (
    <div className="page" role="status">
      <EmptyState level={1} icon={icon} title={title} text={text}>
        {children}
      </EmptyState>
    </div>
  );
}

type NewPasswordFormProps = { passwordKey: string; onEnd: (end: 'changed' | 'used') => void };

function NewPasswordForm({ passwordKey, onEnd }: NewPasswordFormProps) {
  const { account } = useMessages();
  const { state, formProps } = useForm({
    check: (values) => ({ new_password: newPasswordProblem(values['new_password'] ?? '', account) }),
    send: async (values) => {
      const answer = await callService<typeof updatePasswordByKeyOperation>(
        'mymb_ecommerce.utils.auth.update_user_password_with_key',
        { key: passwordKey, new_password: values['new_password'] ?? '' },
        undefined,
        { anonymous: true },
      );
      if (!answer.ok && answer.refusal.field === 'key') onEnd('used');
      return answer;
    },
    done: () => {
      // Changing the password ended all sessions, this browser's included.
      saveAuth(null);
      onEnd('changed');
    },
  });
  return (
    <form {...formProps} className={formCss.form} aria-label={account.updatePasswordPage}>
      <FormFailure state={state} />
      <PasswordField state={state} name="new_password" label={account.newPassword} kind="new" />
      <Button type="submit" size="l" wide busy={state.busy}>
        {account.savePassword}
      </Button>
    </form>
  );
}
