import type { TransferDetails } from '@casamaestra/contract/checkout/place-order.ts';
import { CopyButton } from '@casamaestra/ui/copy-button.tsx';
import { Disclosure } from '@casamaestra/ui/disclosure.tsx';
import { money } from '@casamaestra/texts/format/money.ts';
import { fixed } from '@casamaestra/texts/format/number.ts';
import { useLocale, useMessages } from '../../i18n/use-messages.ts';
import { writtenDate } from '@casamaestra/texts/format/delivery-window.ts';
import css from './transfer-instructions.module.css';

/** Details of a bank transfer, to copy, to scan, and as bonifico parlante (DPR 917/86, art. 16-bis). */
export function TransferInstructions({ transfer }: { transfer: TransferDetails }) {
  const { transfer: texts } = useMessages().payment;
  const locale = useLocale();
  const rows: readonly (readonly [label: string, shown: string, copied: string | null])[] = [
    [texts.holder, transfer.account_holder, transfer.account_holder],
    [texts.iban, transfer.iban_spaced, transfer.iban],
    ...(transfer.bic === '' ? [] : [[texts.bic, transfer.bic, transfer.bic] as const]),
    [texts.bank, transfer.bank, null],
    [
      texts.amount,
      money(transfer.amount, locale),
      fixed(transfer.amount, 2, locale).replaceAll(/\D(?=\d{3})/g, ''),
    ],
    [texts.reference, transfer.reference, transfer.reference],
  ];
  return (
    <section className={css.transfer} aria-labelledby="bonifico">
      <h2 id="bonifico">{texts.title}</h2>
      {transfer.due !== '' && <p className={css.due}>{texts.due(writtenDate(transfer.due, locale))}</p>}
      {transfer.instructions !== undefined && (
        <div dangerouslySetInnerHTML={{ __html: transfer.instructions }} />
      )}
      <div className={css.columns}>
        <dl className={css.rows}>
          {rows
            .filter(([, shown]) => shown !== '')
            .map(([label, shown, copied]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{shown}</dd>
                {copied !== null && (
                  <dd className={css.copy}>
                    <CopyButton
                      text={copied}
                      label={texts.copy}
                      doneLabel={texts.copied}
                      name={texts.copyNamed(label)}
                    />
                  </dd>
                )}
              </div>
            ))}
        </dl>
        {transfer.qr_svg !== '' && (
          <figure className={css.qr}>
            <img
              src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(transfer.qr_svg)}`}
              alt={texts.qr}
              width={176}
              height={176}
            />
            <figcaption>{texts.qrText}</figcaption>
          </figure>
        )}
      </div>
      {transfer.renovation_reference !== '' && <Renovation reference={transfer.renovation_reference} />}
    </section>
  );
}

/** The wording of a bonifico parlante, to copy. */
function Renovation({ reference }: { reference: string }) {
  const { transfer: texts } = useMessages().payment;
  return (
    <Disclosure summary={texts.renovation}>
      <p>{texts.renovationText}</p>
      <p className={css.renovation}>
        <code>{reference}</code>
        <CopyButton
          text={reference}
          label={texts.copy}
          doneLabel={texts.copied}
          name={texts.copyNamed(texts.renovation)}
        />
      </p>
    </Disclosure>
  );
}
