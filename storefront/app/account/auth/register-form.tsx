import type { registerOperation } from '@casamaestra/contract/customers/authentication.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { lastOrder } from '../../order/last-order.ts';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import { callService } from '../../platform/service-call.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { saveAuth } from '../../login/auth-store.ts';
import { emailProblem, missing, newPasswordProblem } from '../../forms/checks.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import css from '../../forms/form.module.css';
import { PasswordField } from '../../forms/password-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import type { FormState } from '../../forms/use-form.ts';

/** Creates an account and logs in; an order placed as a guest in this browser is assigned to it. */
export function RegisterForm() {
  const { account } = useMessages();
  const locale = useLocale();
  const { state, formProps } = useForm({
    check: (values) => ({
      first_name: missing(values['first_name'] ?? '', account.firstNameMissing),
      last_name: missing(values['last_name'] ?? '', account.lastNameMissing),
      email: emailProblem(values['email'] ?? '', account),
      password: newPasswordProblem(values['password'] ?? '', account),
    }),
    send: ({ first_name = '', last_name = '', email = '', password = '', remember }) => {
      const order = lastOrder();
      return callService<typeof registerOperation>(
        'mymb_ecommerce.utils.auth.create_customer_and_user',
        {
          first_name,
          last_name,
          email,
          password,
          remember: remember !== undefined,
          language: locale,
          ...(order && { order_token: order.token }),
        },
        undefined,
        { anonymous: true },
      );
    },
    done: saveAuth,
  });
  return (
    <form {...formProps} className={css.form} aria-label={account.register}>
      <FormFailure state={state} />
      <NameFields state={state} />
      <TextField
        state={state}
        name="email"
        type="email"
        label={account.email}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
      />
      <PasswordField state={state} name="password" label={account.password} kind="new" />
      <Checkbox name="remember" label={account.remember} />
      <Button type="submit" size="l" wide busy={state.busy}>
        {account.register}
      </Button>
      <p>
        <small>
          {account.privacyBefore}{' '}
          <a href={urls.webPage('web-page/privacy')} target="_blank">
            {account.privacyLink}
          </a>
          .
        </small>
      </p>
    </form>
  );
}

function NameFields({ state }: { state: FormState }) {
  const { account } = useMessages();
  return (
    <div className={css.pair}>
      <TextField
        state={state}
        name="first_name"
        label={account.firstName}
        autoComplete="given-name"
        maxLength={80}
        required
      />
      <TextField
        state={state}
        name="last_name"
        label={account.lastName}
        autoComplete="family-name"
        maxLength={80}
        required
      />
    </div>
  );
}
