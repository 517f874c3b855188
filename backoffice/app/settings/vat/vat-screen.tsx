import { vatOperation } from '@casamaestra/contract/staff/staff-vat.operations.ts';
import type { StaffVat } from '@casamaestra/contract/staff/staff-vat.operations.ts';
import { countryName } from '@casamaestra/texts/format/country.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../platform/failure.tsx';
import { may } from '../../platform/permitted.ts';
import { reading } from '../../platform/queries.ts';
import { language, texts } from '../../platform/texts.ts';
import { counted, dayOf, euros } from '../../platform/written.ts';
import { useMe } from '../../shell/me.ts';
import { ScreenPart } from '../../shell/part.tsx';
import { SettingsHead } from '../settings-head.tsx';
import css from '../settings.module.css';
import { PlanVat } from './plan-vat.tsx';
import { className } from './vat-class.ts';

/** VAT rates, where they are used, and another one from a day to come. */
export function VatScreen() {
  const { settings } = texts();
  const { vat } = settings;
  const { data, error } = useQuery(reading(vatOperation, {}));
  const mayEdit = may(useMe(), 'settings', 'edit');
  return (
    <>
      <SettingsHead title={settings.screens.vat} />
      <Failure error={error} />
      {data && (
        <div className={css.form}>
          <ScreenPart title={vat.rates}>
            <p className={css.soft}>{vat.ratesText}</p>
            <Rates rates={data.rates} />
          </ScreenPart>
          {mayEdit && <PlanVat rates={data.rates} />}
          <ScreenPart title={vat.uses}>
            <p className={css.soft}>{vat.usesText}</p>
            <Uses uses={data.uses} />
          </ScreenPart>
          <ScreenPart title={vat.sold}>
            <Sold sold={data.sold} />
          </ScreenPart>
        </div>
      )}
    </>
  );
}

function Rates({ rates }: Pick<StaffVat, 'rates'>) {
  const { vat } = texts().settings;
  const { columns } = vat;
  const titles = [columns.kind, columns.country, columns.percent, columns.from, columns.to, columns.state];
  return (
    <Table caption={vat.rates} columns={titles.map((title) => ({ title }))} className={css.table}>
      {rates.map((rate) => (
        <tr key={`${rate.class} ${rate.country} ${rate.valid_from}`}>
          <th scope="row">
            {className(rate.class)}
            {rate.own && <small>{vat.own}</small>}
          </th>
          <td>{countryName(rate.country, language())}</td>
          <td>{vat.percent(counted(rate.percent))}</td>
          <td>{dayOf(rate.valid_from)}</td>
          <td>{rate.valid_to === null ? vat.open : dayOf(rate.valid_to)}</td>
          <td>
            <Badge tone={rate.state === 'running' ? 'positive' : 'neutral'}>{vat.states[rate.state]}</Badge>
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Uses({ uses }: Pick<StaffVat, 'uses'>) {
  const { vat } = texts().settings;
  if (uses.length === 0) return <p>{vat.usesNone}</p>;
  return uses.map((use) => (
    <div key={use.class}>
      <h3>{`${className(use.class)}. ${vat.products(counted(use.products))}`}</h3>
      <dl className={css.facts}>
        {use.categories.map(({ name, products }) => (
          <div key={name} className={css.pair}>
            <dt>{name.replaceAll(',', ' › ')}</dt>
            <dd>{counted(products)}</dd>
          </div>
        ))}
      </dl>
    </div>
  ));
}

function Sold({ sold }: Pick<StaffVat, 'sold'>) {
  const { vat } = texts().settings;
  const { soldColumns: columns } = vat;
  if (sold.length === 0) return <p>{vat.soldNone}</p>;
  const heads = [
    { title: columns.percent },
    { title: columns.lines, end: true },
    { title: columns.amount, end: true },
  ];
  return (
    <Table caption={vat.sold} columns={heads} className={css.table}>
      {sold.map(({ percent, lines, amount }) => (
        <tr key={percent}>
          <th scope="row">{vat.percent(counted(percent))}</th>
          <td className={css.end}>{counted(lines)}</td>
          <td className={css.end}>{euros(amount)}</td>
        </tr>
      ))}
    </Table>
  );
}
