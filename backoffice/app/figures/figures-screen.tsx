import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { figureDays, visitFiguresOperation } from '@casamaestra/contract/staff/staff-figures.operations.ts';
import { number } from '@casamaestra/texts/format/number.ts';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import filters from '../lists/filters.module.css';
import { Failure } from '../platform/failure.tsx';
import { reading } from '../platform/queries.ts';
import { language, texts } from '../platform/texts.ts';
import { counted, dayOf } from '../platform/written.ts';
import { ScreenPart } from '../shell/part.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { FigureBars } from './figure-bars.tsx';
import css from './figures.module.css';

type Figures = OperationOutput<typeof visitFiguresOperation>;

const sumOf = (rows: readonly { readonly count: number }[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0);

/** Visits of the last days and the way to orders; the period is in the address. */
export function FiguresScreen() {
  const { figures, shell } = texts();
  const [address] = useSearchParams();
  const days = figureDays.find((one) => String(one) === address.get('giorni')) ?? 30;
  const { data, error } = useQuery({
    ...reading(visitFiguresOperation, { days }),
    placeholderData: keepPreviousData,
  });
  const views = data === undefined ? 0 : sumOf(data.days);
  return (
    <div className={css.screen}>
      <ScreenHead title={shell.screens.figures} />
      <nav aria-label={figures.period}>
        <ul className={filters.views}>
          {figureDays.map((one) => (
            <li key={one}>
              <Link to={`?giorni=${one}`} aria-current={one === days ? 'page' : undefined}>
                {figures.days(counted(one))}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Failure error={error} />
      <p role="status">{data && figures.sum(counted(views))}</p>
      {data && views === 0 && (
        <EmptyState icon="eye" title={figures.none} text={figures.noneText} level={2} />
      )}
      {data && (views > 0 || sumOf(data.funnel) > 0) && <Parts data={data} />}
      <p className={css.soft}>{figures.privacy}</p>
    </div>
  );
}

function Parts({ data }: { data: Figures }) {
  const { figures } = texts();
  return (
    <div className={css.parts}>
      <div className={css.side}>
        <Funnel funnel={data.funnel} />
        {(['kinds', 'devices', 'sources'] as const).map((part) => (
          <ScreenPart key={part} title={figures[`${part}Title`]}>
            <FigureBars
              title={figures[`${part}Title`]}
              name={figures[`${part}Title`]}
              figure={figures.views}
              rows={data[part].map(({ name, count }) => ({ name: figures[part][name] ?? name, count }))}
            />
          </ScreenPart>
        ))}
      </div>
      <ScreenPart title={figures.byDay}>
        <FigureBars
          title={figures.byDay}
          name={figures.day}
          figure={figures.views}
          rows={data.days.map(({ day, count }) => ({ name: dayOf(day), count }))}
        />
      </ScreenPart>
    </div>
  );
}

function Funnel({ funnel }: Pick<Figures, 'funnel'>) {
  const { figures } = texts();
  const of = (step: string) => funnel.find(({ name }) => name === step)?.count ?? 0;
  const rate = of('product') === 0 ? null : (of('paid') / of('product')) * 100;
  return (
    <ScreenPart title={figures.funnel}>
      <div className={css.side}>
        <FigureBars
          title={figures.funnel}
          name={figures.step}
          figure={figures.count}
          rows={funnel.map(({ name, count }) => ({ name: figures.steps[name], count }))}
        />
        {rate !== null && (
          <p className={css.soft}>{figures.conversion(number(Math.round(rate * 100) / 100, language()))}</p>
        )}
      </div>
    </ScreenPart>
  );
}
