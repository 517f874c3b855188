import type { CallOutcome } from '@casamaestra/contract/platform/operation.ts';
import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useState } from 'react';
import { useMessages } from '../../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { emailProblem } from '../../forms/checks.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import formCss from '../../forms/form.module.css';
import { TextField } from '../../forms/text-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { WithoutScript } from '../../forms/without-script.tsx';
import css from './entrance.module.css';

type AskForLinkProps = {
  /** Accessible name of the form. */
  label: string;
  title: string;
  text: string;
  /** Announce title and text at once, when they replace the requested page. */
  alert?: boolean;
  /** Name of the e-mail field in the call. */
  field: 'email' | 'user';
  send: (email: string) => Promise<CallOutcome<unknown>>;
  /** The same text whether or not the address has an account. */
  sentText: (email: string) => string;
};

/** Form that requests a link by mail. */
export function AskForLink({ label, title, text, alert, field, send, sentText }: AskForLinkProps) {
  const { account } = useMessages();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { state, formProps } = useForm({
    check: (values) => ({ [field]: emailProblem(values[field] ?? '', account) }),
    send: (values) => send((values[field] ?? '').trim()),
    done: (_, form) => setSentTo(String(new FormData(form).get(field)).trim()),
  });
  if (sentTo !== null) return <Sent text={sentText(sentTo)} onAgain={() => setSentTo(null)} />;
  return (
    <div className="page">
      <div className={css.single}>
        <header className={css.head} role={alert ? 'alert' : undefined}>
          <h1>{title}</h1>
          <p>{text}</p>
          <WithoutScript />
        </header>
        <form {...formProps} className={formCss.form} aria-label={label}>
          <FormFailure state={state} />
          <TextField
            state={state}
            name={field}
            type="email"
            label={account.email}
            autoComplete="username"
            inputMode="email"
            maxLength={254}
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

function Sent({ text, onAgain }: { text: string; onAgain: () => void }) {
  const { account } = useMessages();
  return (
    <div className={`page ${css.single}`} role="status">
      <EmptyState level={1} icon="mail" title={account.resetSentTitle} text={text}>
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
