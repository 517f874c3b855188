import { accepted } from '@casamaestra/contract/platform/operation.ts';
import { visitFiguresOperation } from '@casamaestra/contract/staff/staff-figures.operations.ts';
import { readVisits } from '../../analytics/read-visits.usecase.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';

const DAY_MS = 86_400_000;

/** The days of a period, the newest first. */
const daysSince = (since: string, days: number): readonly string[] =>
  Array.from({ length: days }, (_, at) =>
    new Date(Date.parse(since) + at * DAY_MS).toISOString().slice(0, 10),
  ).toReversed();

/** Figures of the shop, by the use cases of the commands. */
export const figureEndpoints = (deps: StaffDependencies): readonly Endpoint[] => [
  staffEndpoint(deps, visitFiguresOperation, async ({ days }) => {
    const visits = await readVisits(deps, days);
    const counted = new Map(visits.days.map(({ day, count }) => [day, count]));
    return accepted({
      ...visits,
      days: daysSince(visits.since, days).map((day) => ({ day, count: counted.get(day) ?? 0 })),
      funnel: visits.funnel.map(([name, count]) => ({ name, count })),
    });
  }),
];
