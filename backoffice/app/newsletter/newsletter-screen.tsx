import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { newsletterOperation } from '@casamaestra/contract/staff/staff-newsletter.operations.ts';
import type { LetterSent } from '@casamaestra/contract/staff/staff-newsletter.operations.ts';
import { Table } from '@casamaestra/ui/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenPart } from '../shell/part.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { ExportSubscribers } from './export-subscribers.tsx';
import { readersOf } from './letter-words.ts';
import { WriteLetter } from './write-letter.tsx';
import css from './newsletter.module.css';

type Read = OperationOutput<typeof newsletterOperation>;

/** How many read the newsletter, a new letter, and those sent so far. */
export function NewsletterScreen() {
  const { newsletter, shell } = texts();
  const me = useMe();
  const { data, error } = useQuery(reading(newsletterOperation, {}));
  return (
    <div className={css.stack}>
      <ScreenHead title={shell.screens.newsletter} />
      <Failure error={error} />
      {data && <Subscribers {...data} />}
      {may(me, 'newsletter', 'edit') && (
        <ScreenPart title={newsletter.write}>
          <WriteLetter />
        </ScreenPart>
      )}
      {data && (
        <ScreenPart title={newsletter.sent}>
          <Letters letters={data.letters} />
        </ScreenPart>
      )}
    </div>
  );
}

function Subscribers({ subscribed, waiting, left }: Read) {
  const { newsletter } = texts();
  const mayExport = may(useMe(), 'subscribers', 'edit');
  const all = subscribed.reduce((sum, { count }) => sum + count, 0);
  const figures = [
    [newsletter.subscribed, all],
    ...subscribed.map(({ language, count }) => [readersOf(language), count] as const),
    [newsletter.waiting, waiting],
    [newsletter.left, left],
  ] as const;
  return (
    <ScreenPart title={newsletter.subscribers}>
      <div className={css.form}>
        <dl className={css.facts}>
          {figures.map(([name, count]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{counted(count)}</dd>
            </div>
          ))}
        </dl>
        {mayExport && <ExportSubscribers />}
      </div>
    </ScreenPart>
  );
}

function Letters({ letters }: { letters: readonly LetterSent[] }) {
  const { newsletter } = texts();
  const { columns } = newsletter;
  if (letters.length === 0) return <p className={css.soft}>{newsletter.none}</p>;
  const titles = [columns.subject, columns.to, columns.at, columns.state];
  return (
    <Table caption={newsletter.sent} columns={titles.map((title) => ({ title }))} className={css.table}>
      {letters.map(({ id, subject, language, at, readers, leaving }) => (
        <tr key={id}>
          <th scope="row">{subject}</th>
          <td>
            {readersOf(language)}
            {readers !== null && ` · ${newsletter.people(readers, counted(readers))}`}
          </td>
          <td>{moment(at)}</td>
          <td>{leaving ? newsletter.leaving : newsletter.gone}</td>
        </tr>
      ))}
    </Table>
  );
}
