import type {
  revokeSessionOperation,
  sessionsOperation,
} from '@casamaestra/contract/customers/session.operations.ts';
import type { OperationInput, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { showToast } from '@casamaestra/ui/toast.ts';
import { useState } from 'react';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import { callService } from '../../platform/service-call.ts';
import { CallContent } from '../layout/call-content.tsx';
import { missing } from '../../forms/checks.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useCall } from '../use-call.ts';
import { longDay, longMoment } from '@casamaestra/texts/format/date.ts';
import css from './profile.module.css';
import { Section } from './section.tsx';

/** Devices that are logged in, each with a way to end that. */
export function SessionsSection() {
  const { account } = useMessages();
  const loaded = useCall<typeof sessionsOperation>('casamaestra.customers.sessions', {});
  return (
    <Section title={account.sessions} text={account.sessionsText}>
      <CallContent loaded={loaded} waiting={<Skeleton height="9rem" />}>
        {(sessions) => <Sessions sessions={sessions} onChange={loaded.reload} />}
      </CallContent>
    </Section>
  );
}

type Session = OperationOutput<typeof sessionsOperation>[number];

function Sessions({ sessions, onChange }: { sessions: readonly Session[]; onChange: () => void }) {
  const { account } = useMessages();
  const locale = useLocale();
  return (
    <>
      <ul className={css.sessions}>
        {sessions.map((session) => (
          <li key={session.id} className={css.session}>
            <p>
              <strong>{session.device}</strong>{' '}
              {session.current && <Badge tone="positive">{account.thisDevice}</Badge>}
              <small>
                {account.lastUsed(longMoment(session.last_used_at, locale))} ·{' '}
                {account.since(longDay(session.created_at, locale))}
              </small>
            </p>
            {!session.current && (
              <EndSessions
                which={{ id: session.id }}
                label={account.endSession}
                name={account.endSessionNamed(session.device)}
                done={() => account.sessionEnded}
                onDone={onChange}
              />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <EndSessions
          which={{ others: true }}
          label={account.endOthers}
          done={account.othersEnded}
          onDone={onChange}
        />
      )}
    </>
  );
}

type EndSessionsProps = {
  which: OperationInput<typeof revokeSessionOperation>;
  label: string;
  name?: string;
  done: (count: number) => string;
  onDone: () => void;
};

/** Ends logins; some time after the own login the password is asked for first. */
function EndSessions({ which, label, name, done, onDone }: EndSessionsProps) {
  const { account } = useMessages();
  const [asked, setAsked] = useState(false);
  const { state, formProps } = useForm({
    check: ({ password }) => ({
      password: asked ? missing(password ?? '', account.passwordEmpty) : undefined,
    }),
    send: async ({ password }) => {
      const input = { ...which, ...(password !== undefined && { password }) };
      const outcome = await callService<typeof revokeSessionOperation>(
        'casamaestra.customers.revoke_session',
        input,
      );
      if (!outcome.ok && outcome.refusal.field === 'password') setAsked(true);
      return outcome;
    },
    done: ({ ended }) => {
      showToast({ text: done(ended) });
      onDone();
    },
  });
  return (
    <form {...formProps} className={css.ending}>
      <FormFailure state={state} />
      {asked && <PasswordField state={state} name="password" label={account.oldPassword} kind="current" />}
      <Button type="submit" variant="secondary" size="s" busy={state.busy} aria-label={name}>
        {label}
      </Button>
    </form>
  );
}
