import { invoicesOperation } from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import type { InvoiceRow } from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import { Disclosure } from '@casamaestra/ui/disclosure.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ListTable } from '../lists/list-table.tsx';
import { allPages } from '../lists/read-all.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { invoiceColumns } from './invoice-columns.tsx';
import { InvoiceFilters } from './invoice-filters.tsx';
import { InvoiceTabs } from './invoice-tabs.tsx';
import css from './invoices.module.css';
import { invoiceFiltersOf, invoicesQuery } from './invoices-query.ts';
import { LoadReceipts } from './load-receipts.tsx';
import { MarkInvoice } from './mark-invoice.tsx';
import { MonthZip } from './month-zip.tsx';
import { SendInvoices } from './send-invoices.tsx';
import { WaitingInvoices } from './waiting-invoices.tsx';

/** Invoices: what is to be issued on top, the file of the month, and the list; what it shows is in its address. */
export function InvoicesScreen() {
  const { shell } = texts();
  const mayEdit = may(useMe(), 'invoices', 'edit');
  return (
    <div className={css.screen}>
      <ScreenHead title={shell.screens.invoices} />
      <InvoiceTabs />
      <HowSent />
      <WaitingInvoices mayEdit={mayEdit} />
      {mayEdit && (
        <>
          <SendInvoices />
          <LoadReceipts />
          <MonthZip />
        </>
      )}
      <InvoiceList mayEdit={mayEdit} />
    </div>
  );
}

function HowSent() {
  const { sending } = texts().invoices;
  return (
    <div className={css.sending}>
      <p>{sending.short}</p>
      <Disclosure summary={sending.title}>
        <ol className={css.steps}>
          {sending.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Disclosure>
    </div>
  );
}

function InvoiceList({ mayEdit }: { mayEdit: boolean }) {
  const { invoices, shell } = texts();
  const [address, setAddress] = useSearchParams();
  const { view, filters } = useMemo(() => invoiceFiltersOf(address), [address]);
  const [opened, setOpened] = useState<InvoiceRow>();
  const found = useInfiniteQuery(invoicesQuery(filters));
  const rows = useMemo(() => found.data?.pages.flatMap((page) => page.rows) ?? [], [found.data]);
  const columns = useMemo(() => invoiceColumns(setOpened), [setOpened]);
  const count = found.data?.pages[0]?.count;
  return (
    <section className={css.list} aria-label={invoices.tabs.invoices}>
      <InvoiceFilters view={view} address={address} onChange={setAddress} />
      <p role="status" className={css.soft}>
        {count && invoices.count(counted(count.rows), count.exact, count.rows)}
      </p>
      <Failure error={found.error} />
      {found.isSuccess && rows.length === 0 ? (
        <EmptyState icon="document" title={invoices.none} text={invoices.noneText} level={2} />
      ) : (
        <ListTable
          key={address.toString()}
          list="invoices"
          title={shell.screens.invoices}
          rows={rows}
          columns={columns}
          rowId={({ number }) => number}
          total={count?.exact ? count.rows : undefined}
          hiddenFirst={['file']}
          readAll={allPages('invoices', invoicesOperation, filters)}
          onOpen={setOpened}
          onEnd={found.hasNextPage && !found.isFetching ? () => void found.fetchNextPage() : undefined}
        />
      )}
      <MarkInvoice
        // What the list says of it now, also after a change.
        invoice={rows.find(({ id }) => id === opened?.id) ?? opened}
        mayEdit={mayEdit}
        onClose={() => setOpened(undefined)}
      />
    </section>
  );
}
