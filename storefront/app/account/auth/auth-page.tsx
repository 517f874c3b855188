import { Icon } from '@casamaestra/ui/icon.tsx';
import type { IconName } from '@casamaestra/ui/icon-paths.ts';
import { useEffect } from 'react';
import { useNavigate, useQuery } from '../../router/use-page.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { can } from '../../platform/capabilities.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { useAuth } from '../../login/auth-store.ts';
import { nextAddress } from '../next-address.ts';
import { startAccount } from '../../logged-in/start-account.ts';
import { WithoutScript } from '../../forms/without-script.tsx';
import css from './entrance.module.css';
import { LoginForm } from './login-form.tsx';
import { OtherLogins } from './other-logins.tsx';
import { RegisterForm } from './register-form.tsx';

const reasons: readonly IconName[] = ['truck', 'document', 'heart'];

/** Login and registration side by side (A01); on narrow screens the requested one is first. */
export function AuthPage({ first }: { first: 'login' | 'register' }) {
  const { account } = useMessages();
  const query = useQuery();
  const navigate = useNavigate();
  const loggedIn = useAuth() !== null;
  const wanted = query.get('next') ?? undefined;
  const next = nextAddress(wanted ?? null, urls.account());
  useEffect(() => {
    if (!loggedIn) return;
    startAccount();
    void navigate(next, { replace: true });
  }, [loggedIn, navigate, next]);

  const login = (
    <div key="login" className={css.known}>
      <section className={css.panel} aria-labelledby="auth-login">
        <h2 id="auth-login">{account.loginTitle}</h2>
        <LoginForm />
        {can('passkeys') && can('login-links') && <OtherLogins />}
      </section>
      {can('order-search') && (
        <p className={css.guest}>
          <Icon name="box" size={20} />
          <span>
            {account.guestOrder} <a href={urls.trackOrder()}>{account.trackOrder}</a>
          </span>
        </p>
      )}
    </div>
  );
  const register = (
    <section key="register" className={css.newcomer} aria-labelledby="auth-register">
      <h2 id="auth-register">{account.registerTitle}</h2>
      <ul className={css.reasons}>
        {account.registerReasons.map((reason, index) => (
          <li key={reason}>
            <Icon name={reasons[index] ?? 'check'} size={20} />
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      <RegisterForm />
    </section>
  );
  return (
    <div className={`page ${css.entrance}`}>
      <header className={css.head}>
        <h1>{first === 'login' ? account.loginPage : account.registerPage}</h1>
        <p>{next === urls.wishlist() ? account.wishlistNeedsLogin : account.authText}</p>
        <p className={css.other}>
          {first === 'login' ? account.noAccountYet : account.loginTitle}{' '}
          <a href={first === 'login' ? urls.register(wanted) : urls.login(wanted)}>
            {first === 'login' ? account.registerPage : account.login}
          </a>
        </p>
        <WithoutScript />
      </header>
      <div className={css.sides}>{first === 'login' ? [login, register] : [register, login]}</div>
    </div>
  );
}
