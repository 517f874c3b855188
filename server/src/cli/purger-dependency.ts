import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import { askInTime, type Dependency, well, wrong } from '@casamaestra/commerce/readiness/dependency.ts';
import { configuredPurger } from '../page-purge/configured-purger.ts';

/** No page carries it: purging it proves address and token, and drops nothing. */
const noPagesTag = 'doctor';

/** The cache in front of the shop, where one is told of changes: whether it accepts a purge. */
export async function purgerDependencies(config: Config): Promise<readonly Dependency[]> {
  const purger =
    config.role === 'commerce' || config.role === 'worker' ? undefined : configuredPurger(config);
  if (purger === undefined) return [];
  const name = config.pagePurger;
  return askInTime('purger', async () => {
    const answer = await purger.purge([noPagesTag]);
    return answer.kind === 'done'
      ? [well('purger', { code: 'purger_well', facts: { purger: name } })]
      : [wrong('purger', { code: 'purger_refuses', facts: { purger: name, why: answer.why } })];
  });
}
