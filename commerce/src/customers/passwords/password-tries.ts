import { setTimeout as pause } from 'node:timers/promises';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Caller } from '../../contract-http/caller.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import type { Bucket } from '../../platform/limits/rate-limiter.ts';
import { hours, minutes, tooManyRequests } from '../../platform/limits/too-many-requests.ts';
import type { CustomerDependencies } from '../customer-dependencies.ts';
import { logLogin } from '../login-log.ts';
import { accountOf } from '../rate-limits.ts';
import { knownDevice } from '../sessions/known-device.ts';

/** The counters of a login attempt: those that refuse and the one that delays. */
interface Place {
  /** Shared with other accounts: a success only takes back its own attempt. */
  readonly shared: readonly Bucket[];
  /** For this account from this network or browser: a success resets them. */
  readonly own: readonly Bucket[];
  readonly slowing?: Bucket;
}

/** All failures on an account from browsers that have never logged in to it. */
const everywhere = (account: string): Bucket => [
  `password::${account}`,
  { requests: Infinity, windowMs: hours(24) },
];

const narrow = (place: string): readonly Bucket[] => [
  [`password:${place}`, { requests: 5, windowMs: minutes(5) }],
  [`password:${place}`, { requests: 15, windowMs: hours(1) }],
];

const stranger = (network: string, account: string): Place => ({
  // The network's counter first: over its limit, invented accounts create no further counters.
  shared: [[`password:${network}`, { requests: 60, windowMs: minutes(15) }]],
  own: narrow(`${network}:${account}`),
  slowing: everywhere(account),
});

/** A browser that has logged in to this account before: attempts of strangers elsewhere do not affect it. */
const trusted = (device: string, account: string): Place => ({
  shared: [],
  own: [
    [`password:device ${device}:${account}`, { requests: 10, windowMs: minutes(15) }],
    [`password:device ${device}:${account}`, { requests: 40, windowMs: hours(24) }],
  ],
});

/** Failures without delay, the delay each further one adds, and the longest delay. */
const FREE_FAILURES = 20;
const STEP_MS = 50;
const WAIT_MS_MAX = 3_000;
/**
 * Attempts that may wait at a time, for one account and in all; further ones are refused, so that memory
 * stays bounded.
 */
const WAITING_MAX = 20;
const WAITING_ALTOGETHER_MAX = 500;

/** How long an attempt waits after so many failures on its account, in milliseconds. */
export const waitMs = (failures: number): number =>
  Math.min(WAIT_MS_MAX, Math.max(0, failures - FREE_FAILURES) * STEP_MS);

const waiting = new Map<string, number>();
let waitingAltogether = 0;

/** False when too many are waiting already. */
async function waitFor(account: string, ms: number): Promise<boolean> {
  if (ms === 0) return true;
  const already = waiting.get(account) ?? 0;
  if (already >= WAITING_MAX || waitingAltogether >= WAITING_ALTOGETHER_MAX) return false;
  waiting.set(account, already + 1);
  waitingAltogether += 1;
  await pause(ms);
  waitingAltogether -= 1;
  const left = (waiting.get(account) ?? 1) - 1;
  if (left === 0) waiting.delete(account);
  else waiting.set(account, left);
  return true;
}

const crowded = (): Outcome<never> => refused('password_tries_exceeded', {});

async function countTry(
  { counts, clock }: Pick<CustomerDependencies, 'counts' | 'clock'>,
  account: string,
  { shared, own, slowing }: Place,
): Promise<Outcome<undefined>> {
  for (const bucket of [...shared, ...own]) {
    if ((await counts.add(bucket)) > bucket[1].requests) return tooManyRequests(bucket[1], clock.now());
  }
  if (slowing === undefined) return accepted(undefined);
  return (await waitFor(account, waitMs(await counts.add(slowing)))) ? accepted(undefined) : crowded();
}

async function inPlace<Value>(
  deps: CustomerDependencies,
  { caller, email, place }: { readonly caller: Caller; readonly email: string; readonly place: Place },
  prove: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const account = accountOf(email);
  // Counted before the password is checked, so that concurrent attempts cannot all be the first; a success is
  // taken back.
  const within = await countTry(deps, account, place);
  if (!within.ok) {
    await logLogin(deps, caller, { email, event: 'password_limit' });
    return within;
  }
  const proved = await prove();
  if (proved.ok) {
    await deps.counts.clear([...place.own, everywhere(account)]);
    for (const bucket of place.shared) await deps.counts.takeBack(bucket);
  } else await logLogin(deps, caller, { email, event: 'password_wrong' });
  return proved;
}

/**
 * Attempts a login by password for an address, with rate limits. Only failures count. Few are allowed per
 * network and account, and per network in all; failures from many networks cause delays of seconds but no
 * refusal, so that a stranger cannot lock an owner out. A browser that has logged in before has counters of
 * its own.
 */
export async function tryPassword<Value>(
  deps: CustomerDependencies,
  { caller, email }: { readonly caller: Caller; readonly email: string },
  prove: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const account = accountOf(email);
  const device = await knownDevice(deps, caller, email);
  const place = device === null ? stranger(networkOf(caller.address), account) : trusted(device, account);
  return inPlace(deps, { caller, email, place }, prove);
}

/** Checks the password of a logged-in customer; failures count for this session alone. */
export function tryPasswordAgain<Value>(
  deps: CustomerDependencies,
  asked: { readonly caller: Caller; readonly email: string; readonly sessionId: string },
  prove: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const place: Place = { shared: [], own: narrow(`session ${asked.sessionId}`) };
  return inPlace(deps, { ...asked, place }, prove);
}

/** Resets the failure counts of an account whose mailbox was verified. */
export async function resetTries(
  { counts }: Pick<CustomerDependencies, 'counts'>,
  { address, email }: { readonly address: string; readonly email: string },
): Promise<void> {
  const account = accountOf(email);
  await counts.clear([everywhere(account), ...narrow(`${networkOf(address)}:${account}`)]);
}
