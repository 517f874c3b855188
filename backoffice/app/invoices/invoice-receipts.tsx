import { receiptsOfInvoiceOperation } from '@casamaestra/contract/staff/staff-invoice-sending.operations.ts';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../platform/failure.tsx';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { dayOf, moment } from '../platform/written.ts';
import css from './invoices.module.css';

/** What the exchange system said of an invoice, and what to do about a rejection. */
export function InvoiceReceipts({ id }: { id: number }) {
  const { receipts } = texts().invoices;
  const { data, error } = useQuery(reading(receiptsOfInvoiceOperation, { id }));
  if (data === undefined || data.receipts.length === 0) return <Failure error={error} id="said-failure" />;
  return (
    <section aria-labelledby="receipts-of">
      <h3 id="receipts-of">{receipts.said}</h3>
      {data.resend_by !== null && <p>{receipts.resendBy(dayOf(data.resend_by))}</p>}
      <ul className={css.told}>
        {data.receipts.map(({ kind, at, sdi_id: sdiId, file_name: file, errors, note, applied }) => (
          <li key={`${kind} ${sdiId} ${file}`}>
            <strong>{receipts.kinds[kind]}</strong>, {moment(at)} ({receipts.sdi(sdiId)}){' '}
            {!applied && receipts.notApplied} {note}
            {errors.map(({ code, description, suggestion }) => (
              <small key={`${code} ${description}`}>
                {code} {description} {suggestion}
              </small>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
