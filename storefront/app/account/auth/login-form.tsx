import type { signInOperation } from '@casamaestra/contract/customers/authentication.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { callService } from '../../platform/service-call.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { saveAuth } from '../../login/auth-store.ts';
import { emailProblem, missing } from '../../forms/checks.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import formCss from '../../forms/form.module.css';
import { PasswordField } from '../../forms/password-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import css from './entrance.module.css';

type LoginFormProps = {
  /** Prefilled e-mail address, when a session has ended. */
  email?: string | undefined;
};

/** Login with e-mail and password (A01). Whether address or password was wrong is not revealed. */
export function LoginForm({ email }: LoginFormProps) {
  const { account } = useMessages();
  const { state, formProps } = useForm({
    check: (values) => ({
      usr: emailProblem(values['usr'] ?? '', account),
      pwd: missing(values['pwd'] ?? '', account.passwordEmpty),
    }),
    send: ({ usr = '', pwd = '', remember }) =>
      callService<typeof signInOperation>(
        'mymb_ecommerce.utils.auth.sigin',
        { usr, pwd, remember: remember !== undefined },
        undefined,
        { anonymous: true },
      ),
    done: saveAuth,
  });
  return (
    <form {...formProps} className={formCss.form} aria-label={account.login}>
      <FormFailure state={state} />
      <TextField
        state={state}
        name="usr"
        type="email"
        label={account.email}
        autoComplete="username webauthn"
        inputMode="email"
        defaultValue={email}
        required
      />
      <PasswordField state={state} name="pwd" label={account.password} kind="current" />
      <p className={css.between}>
        <Checkbox name="remember" label={account.remember} />
        <a href={urls.forgotPassword()}>{account.forgot}</a>
      </p>
      <Button type="submit" size="l" wide busy={state.busy}>
        {account.login}
      </Button>
    </form>
  );
}
