import type {
  logInByLinkOperation,
  requestLoginLinkOperation,
} from '@casamaestra/contract/customers/login-link.operations.ts';
import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '../../i18n/use-messages.ts';
import { callService } from '../../platform/service-call.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { saveAuth } from '../../login/auth-store.ts';
import { emailProblem } from '../../forms/checks.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import formCss from '../../forms/form.module.css';
import { TextField } from '../../forms/text-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { WithoutScript } from '../../forms/without-script.tsx';
import { startAccount } from '../../logged-in/start-account.ts';
import { useInBrowser } from '../../platform/use-in-browser.ts';
import css from './entrance.module.css';

/** Login without a password: asks for the link, and is where the link leads. Its key stands behind the "#". */
export function LoginLinkPage() {
  const { hash } = useLocation();
  const inBrowser = useInBrowser();
  const [used, setUsed] = useState(false);
  const key = inBrowser ? hash.slice(1) : '';
  return key === '' || used ? (
    <AskForLink used={used} />
  ) : (
    <UseLink linkKey={key} onUsed={() => setUsed(true)} />
  );
}

/** A button logs in, so that mail scanners that open links do not use them up. */
function UseLink({ linkKey, onUsed }: { linkKey: string; onUsed: () => void }) {
  const { account } = useMessages();
  const navigate = useNavigate();
  const { state, formProps } = useForm({
    send: async ({ remember }) => {
      const outcome = await callService<typeof logInByLinkOperation>(
        'casamaestra.customers.log_in_by_link',
        { key: linkKey, remember: remember !== undefined },
        undefined,
        { anonymous: true },
      );
      if (!outcome.ok && outcome.refusal.field === 'key') onUsed();
      return outcome;
    },
    done: (auth) => {
      saveAuth(auth);
      startAccount();
      void navigate(urls.account(), { replace: true });
    },
  });
  return (
    <div className="page">
      <div className={css.single}>
        <header className={css.head}>
          <h1>{account.loginLinkPage}</h1>
          <p>{account.loginLinkReady}</p>
        </header>
        <form {...formProps} className={formCss.form} aria-label={account.loginLinkPage}>
          <FormFailure state={state} />
          <Checkbox name="remember" label={account.remember} />
          <Button type="submit" size="l" wide busy={state.busy}>
            {account.login}
          </Button>
        </form>
      </div>
    </div>
  );
}

function AskForLink({ used }: { used: boolean }) {
  const { account } = useMessages();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { state, formProps } = useForm({
    check: ({ email = '' }) => ({ email: emailProblem(email, account) }),
    send: ({ email = '' }) =>
      callService<typeof requestLoginLinkOperation>(
        'casamaestra.customers.request_login_link',
        { email: email.trim() },
        undefined,
        { anonymous: true },
      ),
    done: (_, form) => setSentTo(String(new FormData(form).get('email')).trim()),
  });
  if (sentTo !== null) return <Sent email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <div className="page">
      <div className={css.single}>
        <header className={css.head} role={used ? 'alert' : undefined}>
          <h1>{used ? account.linkUsedTitle : account.loginLinkPage}</h1>
          <p>{used ? account.loginLinkUsed : account.loginLinkText}</p>
          <WithoutScript />
        </header>
        <form {...formProps} className={formCss.form} aria-label={account.loginLinkPage}>
          <FormFailure state={state} />
          <TextField
            state={state}
            name="email"
            type="email"
            label={account.email}
            autoComplete="username"
            inputMode="email"
            required
          />
          <Button type="submit" size="l" wide busy={state.busy}>
            {account.sendLink}
          </Button>
          <LinkButton href={urls.login()} variant="quiet">
            {account.backToLogin}
          </LinkButton>
        </form>
      </div>
    </div>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { account } = useMessages();
  return (
    <div className={`page ${css.single}`} role="status">
      <EmptyState level={1} icon="mail" title={account.resetSentTitle} text={account.loginLinkSent(email)}>
        <Button variant="secondary" onClick={onAgain}>
          {account.resetAgain}
        </Button>
        <LinkButton href={urls.login()} variant="quiet">
          {account.backToLogin}
        </LinkButton>
      </EmptyState>
    </div>
  );
}
