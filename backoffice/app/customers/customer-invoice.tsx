import type { InvoiceData } from '@casamaestra/contract/staff/staff-customers.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { texts } from '../platform/texts.ts';
import { ScreenPart } from '../shell/part.tsx';
import css from './customer.module.css';

const tones = { good: 'positive', wrong: 'sale', missing: 'sale' } as const;

/** Data for invoices, each number with what the checks say of it, in words. */
export function CustomerInvoice({ invoice }: { invoice: InvoiceData | null }) {
  const { invoice: words } = texts().customers;
  if (invoice === null)
    return (
      <ScreenPart title={words.title}>
        <p className={css.soft}>{words.none}</p>
      </ScreenPart>
    );
  const codes = [
    [words.vat, invoice.vat_number],
    [words.taxCode, invoice.tax_code],
    [words.recipient, invoice.recipient_code],
    [words.pec, invoice.pec],
  ] as const;
  return (
    <ScreenPart title={words.title}>
      <dl className={css.facts}>
        <div>
          <dt>{words.company}</dt>
          <dd>{invoice.company ?? '–'}</dd>
        </div>
        {codes.map(([name, { text, state }]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text ?? '–'}</dd>
            {state !== 'absent' && (
              <dd>
                <Badge tone={tones[state]}>{words.states[state]}</Badge>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {invoice.country !== 'IT' && <p className={css.soft}>{words.country(invoice.country)}</p>}
    </ScreenPart>
  );
}
