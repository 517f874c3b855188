import type {
  revokeSessionOperation,
  sessionsOperation,
} from '@casamaestra/contract/customers/session.operations.ts';
import type { OperationInput, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { showToast } from '@casamaestra/ui/toast.ts';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import { callService } from '../../platform/service-call.ts';
import { CallContent } from '../layout/call-content.tsx';
import { useCall } from '../use-call.ts';
import { longDay, longMoment } from '@casamaestra/texts/format/date.ts';
import { Device, DeviceList } from './device-list.tsx';
import { ProveForm } from './prove-form.tsx';
import { Section } from './section.tsx';

/** Active sessions, each with a button to end it. */
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
      <DeviceList>
        {sessions.map((session) => (
          <Device
            key={session.id}
            name={session.device}
            badge={session.current && <Badge tone="positive">{account.thisDevice}</Badge>}
            note={`${account.lastUsed(longMoment(session.last_used_at, locale))} · ${account.since(longDay(session.created_at, locale))}`}
          >
            {!session.current && (
              <EndSessions
                which={{ id: session.id }}
                label={account.endSession}
                name={account.endSessionNamed(session.device)}
                done={() => account.sessionEnded}
                onDone={onChange}
              />
            )}
          </Device>
        ))}
      </DeviceList>
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

function EndSessions({ which, done, onDone, ...button }: EndSessionsProps) {
  return (
    <ProveForm
      {...button}
      send={(proof) =>
        callService<typeof revokeSessionOperation>('casamaestra.customers.revoke_session', {
          ...which,
          ...proof,
        })
      }
      onDone={({ ended }) => {
        showToast({ text: done(ended) });
        onDone();
      }}
    />
  );
}
