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
import { TextField } from '../../address/text-field.tsx';
import css from './payment-pages.module.css';

/** An account after the order: only a password is missing. */
export function AccountOffer({ order }: { order: OrderView }) {
  const { payment, checkout } = useMessages();
  const { account: texts } = payment;
  const locale = useLocale();
  const auth = useAuth();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [status, setStatus] = useState<'open' | 'busy' | 'done'>('open');
  const create = async (): Promise<void> => {
    if (missingCharacters(password) > 0) return setError(texts.passwordShort(passwordCharactersMin));
    setStatus('busy');
    const { first_name, last_name } = order.billing_address ?? order.shipping_address;
    const outcome = await callService<typeof registerOperation>(
      'mymb_ecommerce.utils.auth.create_customer_and_user',
      {
        email: order.email,
        first_name,
        last_name,
        password,
        order_token: order.order_token,
        language: locale,
      },
    ).catch(() => null);
    setStatus(outcome?.ok ? 'done' : 'open');
    // The section stays to say so, though the shopper is logged in from here on.
    if (!outcome?.ok) return setError(outcome?.refusal.message ?? checkout.errors.unexpected);
    saveAuth(outcome.value);
    startAccount();
  };
  if (auth && status === 'open') return null;
  return (
    <section className={css.account} aria-labelledby="crea-account">
      <h2 id="crea-account">{texts.title}</h2>
      {status === 'done' ? (
        <Created />
      ) : (
        <form
          noValidate
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            if (status === 'open') void create();
          }}
        >
          <p>{texts.text(order.email)}</p>
          <input type="email" autoComplete="username" value={order.email} readOnly hidden />
          <TextField
            id="password"
            type="password"
            autoComplete="new-password"
            maxLength={256}
            label={texts.password}
            hint={texts.passwordHint(passwordCharactersMin)}
            error={error}
            value={password}
            required
            onText={(text) => {
              setPassword(text);
              setError(undefined);
            }}
          />
          <Button type="submit" variant="secondary" busy={status === 'busy'}>
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
