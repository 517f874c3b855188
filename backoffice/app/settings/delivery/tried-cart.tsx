import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { tryDeliveryOperation } from '@casamaestra/contract/staff/staff-delivery.operations.ts';
import { Table } from '@casamaestra/ui/table.tsx';
import { texts } from '../../platform/texts.ts';
import { counted, euros } from '../../platform/written.ts';
import css from '../settings.module.css';

type Tried = OperationOutput<typeof tryDeliveryOperation>;
type Outcome = Tried['now'];

/** What a tried cart would be offered: now, and with the rule that is typed. */
export function TriedCart({ tried }: { tried: Tried }) {
  const { trial } = texts().settings.delivery;
  const { now, typed } = tried;
  const told = [
    trial.cart(euros(tried.subtotal_cents / 100), counted(tried.weight_g / 1000)),
    tried.hazardous ? trial.hazardous : '',
    tried.postcode === '' ? '' : trial.toPostcode(tried.postcode),
  ];
  return (
    <div className={css.form}>
      <p>{told.filter((part) => part !== '').join('; ')}</p>
      <Options now={now} typed={typed} />
      {now.undeliverable.length > 0 && <p>{trial.undeliverable(now.undeliverable.join(', '))}</p>}
      {typed !== null && typed.undeliverable.length > 0 && (
        <p>{trial.undeliverableTyped(typed.undeliverable.join(', '))}</p>
      )}
      {tried.beside.length > 0 && <p>{trial.beside(tried.beside.join(', '))}</p>}
    </div>
  );
}

function Options({ now, typed }: { now: Outcome; typed: Outcome | null }) {
  const { trial, free } = texts().settings.delivery;
  const outcomes = [now, ...(typed === null ? [] : [typed])];
  const names = [...new Set(outcomes.flatMap(({ options }) => options.map(({ name }) => name)))];
  if (names.length === 0) return <p>{trial.nothing}</p>;
  const labelOf = (name: string) =>
    outcomes
      .toReversed()
      .flatMap(({ options }) => options)
      .find((option) => option.name === name)?.label;
  const costIn = ({ options }: Outcome, name: string) => {
    const index = options.findIndex((option) => option.name === name);
    const option = options[index];
    if (option === undefined) return trial.notOffered;
    const cost = option.amount_cents === 0 ? free : euros(option.amount_cents / 100);
    return index === 0 ? `${cost}, ${trial.chosen}` : cost;
  };
  const titles = [trial.option, trial.now, ...(typed === null ? [] : [trial.typed])];
  return (
    <Table caption={trial.title} columns={titles.map((title) => ({ title }))} className={css.table}>
      {names.map((name) => (
        <tr key={name}>
          <th scope="row">
            {name}
            <small>{labelOf(name)}</small>
          </th>
          {outcomes.map((outcome, at) => (
            <td key={titles[at + 1]}>{costIn(outcome, name)}</td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
