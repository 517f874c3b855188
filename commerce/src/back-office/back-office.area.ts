import type { Area } from '../area.ts';
import type { Undoable } from '../change-sets/undoable.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { couponEndpoints } from './coupons/coupons.endpoint.ts';
import type { MailExamples } from '../mail/examples/examples.route.ts';
import { deliveryEndpoints } from './settings/delivery.endpoint.ts';
import { mailExampleRoute } from './settings/mail-example.route.ts';
import { mailEndpoints } from './settings/mails.endpoint.ts';
import { figureEndpoints } from './figures/figures.endpoint.ts';
import { newsletterEndpoints } from './newsletter/newsletter.endpoint.ts';
import { recallEndpoints } from './recalls/recalls.endpoint.ts';
import { searchEndpoints } from './search/search.endpoint.ts';
import type { SearchDesk } from './search/search-desk.ts';
import { undoSearchRules } from './search/undo-search-rules.ts';
import { mailLogHead } from './mail-log-head.usecase.ts';
import { dueGauges } from './today.usecase.ts';
import { voiceEndpoints } from './voices/voices.endpoint.ts';
import { backOfficeEndpoints } from './back-office.endpoint.ts';

/** How often a new day is noticed. */
const LOG_HEAD_MS = 10 * 60_000;

/** What the screens need of other areas. */
export interface BackOfficeNeighbours {
  readonly catalogue: Pick<SearchDesk, 'engine' | 'products'>;
  readonly mails: MailExamples;
}

/** What staff see across areas: what is due today, search, reviews to moderate, the log of changes. */
export function createBackOfficeArea(
  deps: StaffDependencies,
  undoables: readonly Undoable[],
  { catalogue, mails }: BackOfficeNeighbours,
): Area {
  const desk = {
    ...catalogue,
    database: deps.database,
    clock: deps.clock,
    language: deps.config.searchLanguage,
  };
  const all = [...undoables, undoSearchRules('synonyms'), undoSearchRules('pins')];
  return {
    endpoints: [
      ...backOfficeEndpoints({ ...deps, undoables: all }),
      ...voiceEndpoints(deps),
      ...recallEndpoints(deps),
      ...newsletterEndpoints(deps),
      ...figureEndpoints(deps),
      ...searchEndpoints(deps, desk),
      ...couponEndpoints(deps),
      ...deliveryEndpoints(deps),
      ...mailEndpoints(deps, mails),
    ],
    routes: [mailExampleRoute(deps, mails)],
    gauges: [dueGauges(deps)],
    jobs: [{ name: 'mail-log-head', everyMs: LOG_HEAD_MS, run: () => mailLogHead(deps) }],
  };
}
