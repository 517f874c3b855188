import type { TransportDocument } from '@casamaestra/contract/staff/transport-documents.operations.ts';
import { texts } from '../../platform/texts.ts';
import { counted, dayOf } from '../../platform/written.ts';
import css from './print.module.css';

/** Transport documents, a page each: what goes from whom to whom, and who moves it (DPR 472/96). */
export function TransportPages({ documents }: { documents: readonly TransportDocument[] }) {
  const { transport: words } = texts().orders;
  return documents.map((one) => (
    <section key={one.number} className={css.page} aria-label={words.number(one.number)}>
      <h2>{words.number(one.number)}</h2>
      <p>
        {dayOf(one.day)} · {words.law}
      </p>
      <div className={css.parties}>
        <Party
          title={words.from}
          name={one.from.name}
          lines={[...one.from.lines, words.vat(one.from.vat_number)]}
        />
        <Party title={words.to} name={one.to.name} lines={one.to.lines} />
      </div>
      <Facts document={one} />
      <table className={css.goods}>
        <thead>
          <tr>
            <th scope="col">{words.code}</th>
            <th scope="col">{words.text}</th>
            <th scope="col" className={css.end}>
              {words.quantity}
            </th>
          </tr>
        </thead>
        <tbody>
          {one.lines.map(({ code, text, quantity, unit }) => (
            <tr key={code}>
              <td>{code}</td>
              <td>{text}</td>
              <td className={css.end}>
                {counted(quantity)} {words.units[unit]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.begins}: ____________________</p>
      <p>
        {words.carrierSigns}: ____________________ {words.receiverSigns}: ____________________
      </p>
    </section>
  ));
}

function Party({ title, name, lines }: { title: string; name: string; lines: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <address>
        <strong>{name}</strong>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </div>
  );
}

function Facts({ document }: { document: TransportDocument }) {
  const { transport: words } = texts().orders;
  const facts: readonly (readonly [string, string | null])[] = [
    [words.reason, words.reasons[document.kind]],
    [words.carrier, document.carrier === '' ? words.self[document.kind] : document.carrier],
    [words.order, document.order_number],
    [words.tracking, document.tracking_number],
    [words.packages, counted(document.packages)],
    [words.weight, document.weight_kg === null ? null : counted(document.weight_kg)],
  ];
  return (
    <dl className={css.facts}>
      {facts.map(
        ([name, value]) =>
          value !== null &&
          value !== '' && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
