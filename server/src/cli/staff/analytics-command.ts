import { readVisits } from '@casamaestra/commerce/analytics/read-visits.usecase.ts';
import { row, wholeNumber } from './staff-command.ts';
import type { StaffCommand } from './staff-command.ts';

const DAYS = '30';

/** `npm run staff -- analytics [--days N]` */
export const analyticsCommand: StaffCommand = async (call) => {
  const { deps, print, texts } = call;
  const { analytics: words } = texts;
  const visits = await readVisits(deps, wholeNumber(call, call.flags.days ?? DAYS, '--days'));
  const nameOf = (name: string): string =>
    Object.hasOwn(words.names, name) ? words.names[name as keyof typeof words.names] : name;
  const table = (title: string, rows: readonly (readonly [string, number])[]): void => {
    print('');
    print(title);
    for (const [name, count] of rows) print(row('', name, String(count)));
  };
  if (visits.days.length === 0) {
    print(words.none);
    return 0;
  }
  print(words.since(visits.since));
  table(
    words.byDay,
    visits.days.map(({ day, count }) => [day, count] as const),
  );
  for (const part of ['kinds', 'devices', 'sources'] as const)
    table(
      words[part],
      visits[part].map(({ name, count }) => [nameOf(name), count] as const),
    );
  table(
    words.funnel,
    visits.funnel.map(([name, count]) => [nameOf(name), count] as const),
  );
  return 0;
};
