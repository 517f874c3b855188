import {
  sendAgainOperation,
  tryWebhookOperation,
  webhookLogOperation,
  type WebhookDelivery,
} from '@casamaestra/contract/staff/webhooks.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient, reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { moment } from '../platform/written.ts';
import css from './connections.module.css';

/** While it is open, messages that leave are seen leaving. */
const READ_MS = 2_000;

/** What an address was told, what it answered; a test, and once more. */
export function WebhookLog({ id }: { id: number }) {
  const log = () => reading(webhookLogOperation, { id });
  const { data, error } = useQuery({ ...log(), refetchInterval: READ_MS });
  const { webhooks } = texts().connections;
  const readAgain = () => queryClient.invalidateQueries(log());
  const tried = useMutation({
    mutationFn: () => callStaff(tryWebhookOperation, { id }),
    onSuccess: readAgain,
  });
  return (
    <div className={css.form}>
      <div className={css.head}>
        <p role="status">{tried.isSuccess ? webhooks.tested : ''}</p>
        <Button size="s" variant="secondary" busy={tried.isPending} onClick={() => tried.mutate()}>
          {webhooks.test}
        </Button>
      </div>
      <Failure error={error ?? tried.error} id="log-failure" />
      {data?.length === 0 && (
        <EmptyState icon="mail" title={webhooks.noMessages} text={webhooks.noMessagesText} />
      )}
      {data !== undefined && data.length > 0 && (
        <ul className={css.messages}>
          {data.map((message) => (
            <Message key={message.id} message={message} onSent={readAgain} />
          ))}
        </ul>
      )}
    </div>
  );
}

const nameOf = (kind: string): string => {
  const names: Readonly<Record<string, string>> = texts().connections.webhooks.names;
  return names[kind] ?? kind;
};

/** What came back, in words where there are some. */
function answerOf({ answer_code: code, error }: WebhookDelivery): string {
  const { webhooks } = texts().connections;
  const errors: Readonly<Record<string, string>> = webhooks.errors;
  if (code !== null) return webhooks.answered(String(code));
  return error === null ? '' : webhooks.failed(errors[error] ?? error);
}

function Message({ message, onSent }: { message: WebhookDelivery; onSent: () => void }) {
  const { webhooks } = texts().connections;
  const again = useMutation({
    mutationFn: () => callStaff(sendAgainOperation, { id: message.id }),
    onSuccess: onSent,
  });
  const tone = { waiting: 'neutral', arrived: 'positive', given_up: 'hot' } as const;
  return (
    <li>
      <div className={css.head}>
        <div>
          <strong>{nameOf(message.kind)}</strong>{' '}
          <Badge tone={tone[message.state]}>{webhooks.states[message.state]}</Badge>
          <small>
            {moment(message.at)} {answerOf(message)}
            {message.next_at !== null && message.tries > 0 && ` ${webhooks.next(moment(message.next_at))}`}
          </small>
        </div>
        {message.state !== 'waiting' && (
          <Button
            size="s"
            variant="quiet"
            aria-label={webhooks.againNamed(message.message_id)}
            busy={again.isPending}
            onClick={() => again.mutate()}
          >
            {webhooks.again}
          </Button>
        )}
      </div>
      <details>
        <summary>{webhooks.body}</summary>
        <code className={css.secret}>{message.body}</code>
      </details>
      <Failure error={again.error} id={`again-failure-${message.id}`} />
    </li>
  );
}
