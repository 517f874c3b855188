import type { StaffDependencies } from '../staff-dependencies.ts';
import { stepOfCode } from './app-code.ts';
import { appOf, consumeStep } from './factors.queries.ts';
import { openSecret } from './sealed-secret.ts';

type Parts = Pick<StaffDependencies, 'database' | 'secrets' | 'clock'>;

/** The time step of a code typed for an app; undefined when it is wrong or there is no app. */
export async function stepOfApp(
  { secrets, clock }: Parts,
  app: { readonly sealed: Buffer | null } | undefined,
  code: string,
): Promise<number | undefined> {
  const secret = app?.sealed == null ? undefined : await openSecret(secrets, app.sealed);
  return secret === undefined ? undefined : stepOfCode(secret, code, clock.now());
}

/** Whether a code is the app's of now; each is used once. */
export async function isAppCode(deps: Parts, staffId: number, code: string): Promise<boolean> {
  const app = await appOf(deps.database, staffId, true);
  const step = await stepOfApp(deps, app, code);
  if (app === undefined || step === undefined) return false;
  return consumeStep(deps.database, { id: app.id, step, now: new Date(deps.clock.now()) });
}
