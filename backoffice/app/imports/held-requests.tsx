import { heldPricesOperation } from '@casamaestra/contract/staff/held-prices.operations.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Failure } from '../platform/failure.tsx';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';
import css from './imports.module.css';

/** Lists of which prices wait for a second person. */
export function HeldRequests() {
  const { held } = texts().imports;
  const { data, error } = useQuery(reading(heldPricesOperation, {}));
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="import-requests">
      <h2 id="import-requests">{held.requests}</h2>
      <Failure error={error} id="requests-failure" />
      <ul className={css.changes}>
        {data?.map(({ id, file_name: file, supplier, waiting, asked_by: who, asked_at: at, own }) => (
          <li key={id}>
            <Link to={`/importa/${id}`}>{file}</Link> ({supplier}): {held.waiting(counted(waiting))}{' '}
            {held.asked(who, moment(at))} {own && held.own}
          </li>
        ))}
      </ul>
    </section>
  );
}
