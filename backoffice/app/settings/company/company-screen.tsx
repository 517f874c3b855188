import { companyOperation } from '@casamaestra/contract/staff/staff-company.operations.ts';
import type { ToldFact } from '@casamaestra/contract/staff/staff-company.operations.ts';
import { Table } from '@casamaestra/ui/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../platform/failure.tsx';
import { may } from '../../platform/permitted.ts';
import { reading } from '../../platform/queries.ts';
import { texts } from '../../platform/texts.ts';
import { useMe } from '../../shell/me.ts';
import { ScreenPart } from '../../shell/part.tsx';
import { SettingsHead } from '../settings-head.tsx';
import css from '../settings.module.css';
import { Countries } from './countries.tsx';

/** Who sells, each thing with where it is changed; where the shop delivers to. */
export function CompanyScreen() {
  const { settings } = texts();
  const { company } = settings;
  const mayEdit = may(useMe(), 'settings', 'edit');
  const { data, error } = useQuery(reading(companyOperation, {}));
  return (
    <>
      <SettingsHead title={settings.screens.company} />
      <Failure error={error} />
      <div className={css.form}>
        {data && (
          <ScreenPart title={company.title}>
            <div className={css.form}>
              <p className={css.soft}>{`${company.text} ${company.file(data.file)}`}</p>
              {(['file', 'environment'] as const).map((source) => (
                <div key={source} className={css.form}>
                  <h3>{company.groups[source]}</h3>
                  <Facts
                    caption={company.groups[source]}
                    facts={data.facts.filter((one) => one.source === source)}
                  />
                </div>
              ))}
            </div>
          </ScreenPart>
        )}
        <Countries mayEdit={mayEdit} />
      </div>
    </>
  );
}

function Facts({ caption, facts }: { caption: string; facts: readonly ToldFact[] }) {
  const { company } = texts().settings;
  const { columns } = company;
  const titles = [columns.fact, columns.value, columns.where];
  const written = (line: string) => (line === 'italian_holidays' ? company.italianHolidays : line);
  return (
    <Table caption={caption} columns={titles.map((title) => ({ title }))} className={css.table}>
      {facts.map(({ fact, lines, named, masked }) => (
        <tr key={fact}>
          <th scope="row">{company.facts[fact]}</th>
          <td>
            {lines.length === 0 && <span className={css.soft}>{company.nothing}</span>}
            {lines.map((line) => (
              <span key={line} className={css.line}>
                {written(line)}
              </span>
            ))}
            {masked && <small>{company.masked}</small>}
          </td>
          <td>
            <code>{named}</code>
          </td>
        </tr>
      ))}
    </Table>
  );
}
