import type {
  logInByLinkOperation,
  requestLoginLinkOperation,
} from '@casamaestra/contract/customers/login-link.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { useState } from 'react';
import { useLocation, useNavigate } from '../../router/use-page.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { callService } from '../../platform/service-call.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { saveAuth } from '../../login/auth-store.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import formCss from '../../forms/form.module.css';
import { useForm } from '../../forms/use-form.ts';
import { startAccount } from '../../logged-in/start-account.ts';
import { useInBrowser } from '../../platform/use-in-browser.ts';
import { AskForLink } from './ask-for-link.tsx';
import css from './entrance.module.css';

/**
 * Login without a password: requests the link, and is the page the link opens. Its key is in the fragment
 * (#).
 */
export function LoginLinkPage() {
  const { hash } = useLocation();
  const inBrowser = useInBrowser();
  const [used, setUsed] = useState(false);
  const key = inBrowser ? hash.slice(1) : '';
  return key === '' || used ? (
    <AskForLoginLink used={used} />
  ) : (
    <UseLink linkKey={key} onUsed={() => setUsed(true)} />
  );
}

/** Logs in by a button, so that mail scanners that open links do not use them up. */
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

function AskForLoginLink({ used }: { used: boolean }) {
  const { account } = useMessages();
  return (
    <AskForLink
      label={account.loginLinkPage}
      title={used ? account.linkUsedTitle : account.loginLinkPage}
      text={used ? account.loginLinkUsed : account.loginLinkText}
      alert={used}
      field="email"
      send={(email) =>
        callService<typeof requestLoginLinkOperation>(
          'casamaestra.customers.request_login_link',
          { email },
          undefined,
          { anonymous: true },
        )
      }
      sentText={account.loginLinkSent}
    />
  );
}
