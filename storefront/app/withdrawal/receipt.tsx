import type {
  WithdrawalReceipt,
  WithdrawalView,
} from '@casamaestra/contract/withdrawals/withdrawals.operations.ts';
import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { useInBrowser } from '../platform/use-in-browser.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { useContentLang, useLocale, useMessages } from '../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { longDay, exactMoment } from '@casamaestra/texts/format/date.ts';
import type { Seller } from './seller.ts';
import css from './withdrawal.module.css';

interface ReceiptProps {
  readonly receipt: WithdrawalReceipt;
  readonly view: WithdrawalView;
  readonly seller: Seller;
}

/** What was declared and when, and what happens next. Suitable for printing. */
export function Receipt({ receipt, view, seller }: ReceiptProps) {
  const { withdrawal } = useMessages();
  const locale = useLocale();
  const lang = useContentLang();
  const refundDay = longDay(receipt.refund_by, locale);
  return (
    <>
      <p>{withdrawal.sentTo(view.email)}</p>
      <Declared receipt={receipt} orderNumber={view.order_number} />
      <section className={css.part}>
        <h2>{withdrawal.receiptItems}</h2>
        <ul className={css.list} lang={lang}>
          {receipt.lines.map(({ sku, name, options, qty }) => (
            <li key={sku}>
              {qty} × {name}
              {options !== '' && ` (${options})`}
            </li>
          ))}
        </ul>
      </section>
      <section className={css.part}>
        <h2>{withdrawal.backTitle}</h2>
        {receipt.send_back_by === null ? (
          <p>{withdrawal.notShipped}</p>
        ) : (
          <>
            <p>{withdrawal.sendBack(longDay(receipt.send_back_by, locale), seller.returnsAddress)}</p>
            <p>{withdrawal.sendBackCost}</p>
          </>
        )}
      </section>
      <section className={css.part}>
        <h2>{withdrawal.refundTitle}</h2>
        <p>
          {receipt.refund === null
            ? withdrawal.nothingPaid
            : withdrawal.refund(money(receipt.refund, locale), refundDay)}
        </p>
        {receipt.refund !== null && receipt.send_back_by !== null && <p>{withdrawal.refundMayWait}</p>}
      </section>
      <p className={css.actions} data-no-print="">
        <PrintButton />
        <LinkButton href={urls.trackOrder(view.order_token)} variant="quiet">
          {withdrawal.toOrder}
        </LinkButton>
      </p>
    </>
  );
}

function Declared({ receipt, orderNumber }: { receipt: WithdrawalReceipt; orderNumber: string }) {
  const { withdrawal } = useMessages();
  const locale = useLocale();
  const rows = [
    [withdrawal.number, receipt.number],
    [withdrawal.orderLabel, orderNumber],
    [withdrawal.moment, exactMoment(receipt.declared_at, locale)],
    [withdrawal.name, receipt.name],
    [withdrawal.email, receipt.email],
    ...(receipt.reason === null ? [] : [[withdrawal.reasonLabel, receipt.reason]]),
  ];
  return (
    <dl className={css.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Without scripts the browser's print command is used instead. */
function PrintButton() {
  const { withdrawal } = useMessages();
  const ready = useInBrowser();
  return (
    ready && (
      <Button variant="secondary" icon="print" onClick={() => window.print()}>
        {withdrawal.print}
      </Button>
    )
  );
}
