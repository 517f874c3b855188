import { type todayOperation } from '@casamaestra/contract/staff/back-office.operations.ts';
import { readMentionsOperation } from '@casamaestra/contract/staff/order-notes.operations.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { historyOf } from '../orders/history-address.ts';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';
import css from './today.module.css';

type MentionRow = OperationOutput<typeof todayOperation>['mentions'][number];

/** Notes of colleagues that mention who reads this, until they open the order or mark them as read. */
export function Mentions({ mentions }: { mentions: readonly MentionRow[] }) {
  const { today } = texts();
  const read = useMutation({
    mutationFn: (number: string) => callStaff(readMentionsOperation, { number }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
  if (mentions.length === 0) return null;
  return (
    <section aria-labelledby="mentions">
      <h2 id="mentions">{today.mentions}</h2>
      <ul className={css.due}>
        {mentions.map(({ order_number: number, who, at, text, count }) => (
          <li key={number} className={css.mention}>
            <Link to={historyOf(number)}>
              <strong>{today.mentioned(who, number)}</strong>
              <span className={css.said}>{text}</span>
              <small>
                {moment(at)}
                {count > 1 && ` · ${today.mentionedTimes(counted(count))}`}
              </small>
            </Link>
            <Button
              size="s"
              variant="quiet"
              aria-label={today.markReadOf(number)}
              busy={read.isPending && read.variables === number}
              onClick={() => read.mutate(number)}
            >
              {today.markRead}
            </Button>
          </li>
        ))}
      </ul>
      <Failure error={read.error} id="mentions-failure" />
    </section>
  );
}
