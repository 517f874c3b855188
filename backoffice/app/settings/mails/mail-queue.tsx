import {
  mailQueueOperation,
  retryMailsOperation,
} from '@casamaestra/contract/staff/staff-mails.operations.ts';
import type { WaitingMail } from '@casamaestra/contract/staff/staff-mails.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callStaff } from '../../platform/call-staff.ts';
import { Failure } from '../../platform/failure.tsx';
import { may } from '../../platform/permitted.ts';
import { queryClient, reading } from '../../platform/queries.ts';
import { texts } from '../../platform/texts.ts';
import { counted, moment } from '../../platform/written.ts';
import { useMe } from '../../shell/me.ts';
import { ScreenPart } from '../../shell/part.tsx';
import css from '../settings.module.css';

/** Mails that were not sent yet: how many, why, and how to send them at once. */
export function MailQueue() {
  const { mails } = texts().settings;
  const mayEdit = may(useMe(), 'settings', 'edit');
  const { data, error } = useQuery(reading(mailQueueOperation, {}));
  const retried = useMutation({
    mutationFn: (id: number | null) => callStaff(retryMailsOperation, { id }),
    onSettled: () => queryClient.invalidateQueries(),
  });
  const isEmpty = data !== undefined && data.waiting + data.given_up === 0;
  return (
    <ScreenPart title={mails.waiting}>
      <div className={css.form}>
        <Failure error={error} />
        {isEmpty && <p>{mails.waitingNone}</p>}
        {data && !isEmpty && (
          <>
            <p>
              {mails.counts(counted(data.waiting), counted(data.given_up))}{' '}
              {data.oldest_at !== null && mails.oldest(moment(data.oldest_at))}
            </p>
            <QueueTable
              mails={data.mails}
              onRetry={mayEdit && !retried.isPending ? (id) => retried.mutate(id) : undefined}
            />
            {mayEdit && (
              <div className={css.acts}>
                <Button
                  size="s"
                  variant="secondary"
                  busy={retried.isPending}
                  onClick={() => retried.mutate(null)}
                >
                  {mails.retryAll}
                </Button>
              </div>
            )}
          </>
        )}
        <p role="status">{retried.data && mails.retried(counted(retried.data.mails))}</p>
        <Failure error={retried.error} id="retry-failure" />
      </div>
    </ScreenPart>
  );
}

interface QueueTableProps {
  mails: readonly WaitingMail[];
  onRetry: ((id: number) => void) | undefined;
}

function QueueTable({ mails: rows, onRetry }: QueueTableProps) {
  const { mails } = texts().settings;
  const { columns } = mails;
  const titles = [columns.kind, columns.to, columns.tries, columns.error, columns.due];
  const heads = [...titles.map((title) => ({ title })), { title: columns.act, hidden: true }];
  return (
    <Table caption={mails.waiting} columns={heads} className={css.table}>
      {rows.map(({ id, kind, recipient, tries, last_error: error, due_at: due }) => (
        <tr key={id}>
          <th scope="row">{kind}</th>
          <td>{recipient}</td>
          <td>{counted(tries)}</td>
          <td>{error ?? '–'}</td>
          <td>{due === null ? mails.never : moment(due)}</td>
          <td>
            {onRetry !== undefined && (
              <Button
                size="s"
                variant="quiet"
                aria-label={mails.retryOne(String(id))}
                onClick={() => onRetry(id)}
              >
                {mails.retry}
              </Button>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
