import type { TransferDetails } from '@casamaestra/contract/checkout/place-order.ts';
import { CopyButton } from '@casamaestra/ui/copy-button.tsx';
import { writtenDate } from '@casamaestra/texts/format/delivery-window.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import { amountToCopy } from './amount-to-copy.ts';
import css from './order.module.css';

/** What a bank transfer needs, each part with a way to copy it. */
export function TransferFacts({ transfer }: { transfer: TransferDetails }) {
  const { orders } = useMessages();
  const locale = useLocale();
  const facts = [
    { label: orders.iban, text: transfer.iban_spaced, copy: transfer.iban },
    { label: orders.reference, text: transfer.reference, copy: transfer.reference },
    {
      label: orders.amount,
      text: money(transfer.amount, locale),
      copy: amountToCopy(transfer.amount, locale),
    },
    { label: orders.holder, text: transfer.account_holder, copy: transfer.account_holder },
    { label: orders.bic, text: transfer.bic, copy: transfer.bic },
    { label: orders.bank, text: transfer.bank, copy: transfer.bank },
  ].filter(({ text }) => text !== '');
  return (
    <dl className={css.transfer}>
      {facts.map(({ label, text, copy }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className="tabular">{text}</span>
            <span data-no-print="">
              <CopyButton
                text={copy}
                label={orders.copy}
                doneLabel={orders.copied}
                name={orders.copyNamed(label)}
              />
            </span>
          </dd>
        </div>
      ))}
      {transfer.due !== '' && (
        <div>
          <dt>{orders.due}</dt>
          <dd>{writtenDate(transfer.due, locale)}</dd>
        </div>
      )}
    </dl>
  );
}
