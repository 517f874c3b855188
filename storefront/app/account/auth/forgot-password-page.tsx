import type { resetPasswordOperation } from '@casamaestra/contract/customers/authentication.operations.ts';
import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useState } from 'react';
import { useMessages } from '../../i18n/use-messages.ts';
import { callService } from '../../platform/service-call.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { emailProblem } from '../../forms/checks.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import formCss from '../../forms/form.module.css';
import { WithoutScript } from '../../forms/without-script.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import css from './entrance.module.css';

/** Asks for a link to choose another password. Whether the address has an account is not told. */
export function ForgotPasswordPage() {
  const { account } = useMessages();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { state, formProps } = useForm({
    check: ({ user = '' }) => ({ user: emailProblem(user, account) }),
    send: ({ user = '' }) =>
      callService<typeof resetPasswordOperation>(
        'mymb_ecommerce.utils.auth.reset_password',
        { user: user.trim() },
        undefined,
        { anonymous: true },
      ),
    done: (_, form) => setSentTo(String(new FormData(form).get('user')).trim()),
  });
  if (sentTo !== null)
    return (
      <div className={`page ${css.single}`} role="status">
        <EmptyState level={1} icon="mail" title={account.resetSentTitle} text={account.resetSentText(sentTo)}>
          <Button variant="secondary" onClick={() => setSentTo(null)}>
            {account.resetAgain}
          </Button>
          <LinkButton href={urls.login()} variant="quiet">
            {account.backToLogin}
          </LinkButton>
        </EmptyState>
      </div>
    );
  return (
    <div className="page">
      <div className={css.single}>
        <header className={css.head}>
          <h1>{account.forgotPage}</h1>
          <p>{account.forgotText}</p>
          <WithoutScript />
        </header>
        <form {...formProps} className={formCss.form} aria-label={account.forgotPage}>
          <FormFailure state={state} />
          <TextField
            state={state}
            name="user"
            type="email"
            label={account.email}
            autoComplete="username"
            inputMode="email"
            maxLength={254}
            required
          />
          <div className={formCss.actions}>
            <Button type="submit" busy={state.busy}>
              {account.sendLink}
            </Button>
            <LinkButton href={urls.login()} variant="quiet">
              {account.backToLogin}
            </LinkButton>
          </div>
        </form>
      </div>
    </div>
  );
}
