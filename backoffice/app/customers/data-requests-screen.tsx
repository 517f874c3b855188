import { customerDataRequestsOperation } from '@casamaestra/contract/staff/staff-customer-data.operations.ts';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Failure } from '../platform/failure.tsx';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { ScreenPart } from '../shell/part.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import css from './customer.module.css';
import { DataRequestRow } from './data-request-row.tsx';

const dataRequestsQuery = () => reading(customerDataRequestsOperation, {});

/** What waits for a second person about customers' data, the oldest first. */
export function DataRequestsScreen() {
  const { data, error } = useQuery(dataRequestsQuery());
  const { data: words, number } = texts().customers;
  return (
    <>
      <ScreenHead title={words.screen} />
      <Failure error={error} />
      {data?.length === 0 && <EmptyState icon="user" title={words.none} text={words.noneText} level={2} />}
      <div className={css.requests}>
        {data?.map((request) => (
          <ScreenPart key={request.id} title={request.customer_name || number(String(request.customer_id))}>
            <p>
              <Link to={`/clienti/${request.customer_id}`}>{number(String(request.customer_id))}</Link>
            </p>
            <DataRequestRow request={request} />
          </ScreenPart>
        ))}
      </div>
    </>
  );
}
