import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { activities } from '../activity/activities-query.ts';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { moment } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenPart } from '../shell/part.tsx';
import css from './customer.module.css';

/** So many of the newest changes stand here; the log has the others, with their fields. */
const SHOWN = 10;

/** What staff and commands did with the account; nothing for who sees none of it in the log. */
export function CustomerHistory({ id }: { id: number }) {
  const record = `customer ${id}`;
  const { data } = useInfiniteQuery({ ...activities(record), enabled: may(useMe(), 'activity', 'view') });
  const { activity, customers } = texts();
  const kinds: Readonly<Record<string, string>> = activity.kinds;
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  if (rows.length === 0) return null;
  return (
    <ScreenPart title={customers.history}>
      <ol className={css.list}>
        {rows.slice(0, SHOWN).map(({ id: change, kind, at, who, by, final_because: final }) => (
          <li key={change}>
            {kinds[kind] ?? kind}
            <small className={css.soft}>
              {moment(at)} · {who}
              {by !== 'person' && ` (${activity.by[by]})`}
            </small>
            {final === 'personal' && <small className={css.soft}>{activity.final.personal}</small>}
          </li>
        ))}
      </ol>
      <p>
        <Link to={`/registro?${new URLSearchParams({ di: record })}`}>{customers.wholeHistory}</Link>
      </p>
    </ScreenPart>
  );
}
