import type { registerOperation } from '@casamaestra/contract/customers/authentication.operations.ts';
import { passwordCharactersMin } from '@casamaestra/contract/customers/password.ts';
import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { useState } from 'react';
import { saveAuth, useAuth } from '../../login/auth-store.ts';
import { missingCharacters } from '../../login/password-length.ts';
import { startAccount } from '../../logged-in/start-account.ts';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import { callService } from '../../platform/service-call.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import css from './payment-pages.module.css';

/** Offers an account after the order: only a password is needed. */
export function AccountOffer({ order }: { order: OrderView }) {
  const { account: texts } = useMessages().payment;
  const locale = useLocale();
  const auth = useAuth();
  const [created, setCreated] = useState(false);
  const { state, formProps } = useForm({
    check: ({ password = '' }) => ({
      password: missingCharacters(password) > 0 ? texts.passwordShort(passwordCharactersMin) : undefined,
    }),
    send: ({ password = '' }) => {
      const { first_name, last_name } = order.billing_address ?? order.shipping_address;
      return callService<typeof registerOperation>('mymb_ecommerce.utils.auth.create_customer_and_user', {
        email: order.email,
        first_name,
        last_name,
        password,
        order_token: order.order_token,
        language: locale,
      });
    },
    done: (session) => {
      // The section stays to confirm it, although the shopper is logged in from now on.
      setCreated(true);
      saveAuth(session);
      startAccount();
    },
  });
  if (auth && !created) return null;
  return (
    <section className={css.account} aria-labelledby="crea-account">
      <h2 id="crea-account">{texts.title}</h2>
      {created ? (
        <Created />
      ) : (
        <form {...formProps}>
          <p>{texts.text(order.email)}</p>
          <FormFailure state={state} />
          <input type="email" autoComplete="username" value={order.email} readOnly hidden />
          <TextField
            state={state}
            id="password"
            name="password"
            type="password"
            autoComplete="new-password"
            maxLength={256}
            label={texts.password}
            hint={texts.passwordHint(passwordCharactersMin)}
            required
          />
          <Button type="submit" variant="secondary" busy={state.busy}>
            {texts.create}
          </Button>
        </form>
      )}
    </section>
  );
}

function Created() {
  const { account: texts } = useMessages().payment;
  return (
    <div role="status">
      <p>{texts.done}</p>
      <LinkButton href={urls.account()}>{texts.toAccount}</LinkButton>
    </div>
  );
}
