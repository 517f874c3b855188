import type { todayOperation } from '@casamaestra/contract/staff/back-office.operations.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { Link } from 'react-router';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';
import css from './today.module.css';

type Decided = OperationOutput<typeof todayOperation>['decisions'];

/** What others decided about prices that who reads this asked for, until they open it. */
export function Decisions({ decisions }: { decisions: Decided }) {
  const { today } = texts();
  if (decisions.length === 0) return null;
  return (
    <section aria-labelledby="decisions">
      <h2 id="decisions">{today.decisions}</h2>
      <ul className={css.due}>
        {decisions.map(({ import_id: id, file_name: file, who, at, approved, refused }) => (
          <li key={id} className={css.mention}>
            <Link to={`/importa/${id}`}>
              <strong>{today.pricesDecided(who, file)}</strong>
              <span className={css.said}>{today.pricesCounted(counted(approved), counted(refused))}</span>
              <small>{moment(at)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
