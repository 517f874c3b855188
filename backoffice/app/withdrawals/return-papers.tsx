import type { StaffWithdrawal } from '@casamaestra/contract/staff/staff-withdrawals.operations.ts';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';
import css from './withdrawals.module.css';

/** What is printed: the label for the parcel that comes back, or the sheet of what came back. */
export type PrintedReturn = 'label' | 'sheet';

/** Stands on paper only; the screen says all of it already. */
export function ReturnPaper({ paper, withdrawal }: { paper: PrintedReturn; withdrawal: StaffWithdrawal }) {
  return (
    <div className={css.paper} aria-hidden="true">
      {paper === 'label' ? <Label {...withdrawal} /> : <Sheet {...withdrawal} />}
    </div>
  );
}

function Label({ returns_to: to, name, number }: StaffWithdrawal) {
  const words = texts().withdrawals;
  return (
    <>
      <p>{words.labelTo}</p>
      <strong>{to}</strong>
      <p>{words.labelFrom}</p>
      <strong>{name}</strong>
      <p className={css.paperNumber}>{number}</p>
    </>
  );
}

function Sheet({ number, order_number: order, name, declared_at: declared, ...withdrawal }: StaffWithdrawal) {
  const words = texts().withdrawals;
  const { goods, photos, condition, received_at: received, received_note: note } = withdrawal;
  return (
    <div className={css.sheet}>
      <p className={css.paperNumber}>{words.title(number)}</p>
      <p>
        {words.columns.order} {order} · {name} · {words.columns.declared} {moment(declared)}
      </p>
      <ul>
        {goods.map(({ sku, name: article, options, qty }) => (
          <li key={sku}>{[`${counted(qty)} × ${article}`, sku, options].filter(Boolean).join(' · ')}</li>
        ))}
      </ul>
      {received !== null && (
        <p>
          {[words.received(moment(received)), condition && words.conditions[condition], note]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <div className={css.sheetPhotos}>
        {photos.map(({ id, url, added_at: at }) => (
          <figure key={id}>
            <img src={url} alt="" />
            <figcaption>{moment(at)}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
