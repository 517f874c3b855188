import type { InvoiceRow } from '@casamaestra/contract/staff/staff-invoices.operations.ts';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { texts } from '../platform/texts.ts';
import { InvoiceBadge } from './invoice-columns.tsx';
import { InvoiceReceipts } from './invoice-receipts.tsx';
import css from './invoices.module.css';
import { MarkForm } from './mark-form.tsx';

type MarkInvoiceProps = { invoice: InvoiceRow | undefined; mayEdit: boolean; onClose: () => void };

/** One invoice with its file and what became of it; whoever may, notes the next state. */
export function MarkInvoice({ invoice, mayEdit, onClose }: MarkInvoiceProps) {
  const { mark } = texts().invoices;
  return (
    <Dialog
      open={invoice !== undefined}
      title={invoice ? mark.title(invoice.number) : ''}
      closeLabel={mark.close}
      onClose={onClose}
    >
      {invoice && (
        <>
          <p>
            {mark.now}: <InvoiceBadge state={invoice.state} />{' '}
            {invoice.rejected && `${invoice.rejected.code} ${invoice.rejected.field}`}
          </p>
          <p className={css.soft}>
            {mark.file}: {invoice.file_name}
          </p>
          <InvoiceReceipts id={invoice.id} />
          {mayEdit && <MarkForm key={`${invoice.id} ${invoice.state}`} invoice={invoice} />}
        </>
      )}
    </Dialog>
  );
}
