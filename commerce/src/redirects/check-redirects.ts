import { isOwnAddress } from '@casamaestra/contract/catalog/product-address.ts';
import { personalPages } from '@casamaestra/contract/pages.ts';
import type { RedirectFinding } from '@casamaestra/texts/staff/redirect-texts.ts';
import { keyOf, readAddress, targetOf } from './address.ts';

export const redirectStatuses = [301, 302, 410] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];

/** A redirect as somebody writes it. */
export interface RedirectInput {
  readonly from: string;
  /** Absent when the page is gone. */
  readonly to?: string | null | undefined;
  /** If absent: 301 with a target, else 410. */
  readonly status?: number | undefined;
}

/** A redirect as it is stored. */
export interface StoredRedirect {
  readonly from: string;
  readonly to: string | null;
  readonly status: RedirectStatus;
}

export interface CheckedRedirects {
  readonly redirects: readonly StoredRedirect[];
  readonly findings: readonly RedirectFinding[];
}

const isStatus = (status: number): status is RedirectStatus =>
  redirectStatuses.some((known) => known === status);

/** Paths that always answer by themselves: files, calls, personal pages, the home page, listings. */
const answersItself = (path: string): boolean =>
  path === '/' || path === '/shop' || path.startsWith(personalPages) || isOwnAddress(path.slice(1));

/** Pages of the shop that may lead elsewhere although their first part is the shop's. */
const mayGo = (path: string): boolean =>
  path.startsWith('/web-page/') || path.startsWith('/shop/') || path.startsWith(`${personalPages}single/`);

function checkOne(input: RedirectInput, hosts: readonly string[]): StoredRedirect | RedirectFinding {
  const { from, to = null, status = to === null ? 410 : 301 } = input;
  const source = readAddress(from);
  if (source === null) return { code: 'redirect_from_no_path', facts: { from } };
  if (!isStatus(status)) return { code: 'redirect_status_unknown', facts: { from, status } };
  if (answersItself(source.path) && !mayGo(source.path))
    return { code: 'redirect_from_is_page', facts: { from } };
  const key = keyOf(source);
  if (to === null || to === '')
    return status === 410
      ? { from: key, to: null, status }
      : { code: 'redirect_without_target', facts: { from, status } };
  if (status === 410) return { code: 'redirect_gone_with_target', facts: { from, to } };
  const target = readAddress(to);
  if (target === null) return { code: 'redirect_to_no_path', facts: { from, to } };
  if (target.host !== null && !hosts.includes(target.host))
    return { code: 'redirect_to_foreign', facts: { from, to, host: target.host } };
  return { from: key, to: targetOf(to), status };
}

/**
 * Checks redirects together with those that stay, and flattens chains: each leads to its last address at once. 302 stays
 * only where the whole way is. Finds circles, foreign hosts and addresses written twice.
 * @param hosts hosts of the shop, which an absolute target may name
 * @param others redirects that are stored and stay
 */
export function checkRedirects(
  inputs: readonly RedirectInput[],
  hosts: readonly string[],
  others: readonly StoredRedirect[] = [],
): CheckedRedirects {
  const findings: RedirectFinding[] = [];
  const all = new Map(others.map((redirect) => [redirect.from, redirect]));
  const own = new Map<string, StoredRedirect>();
  for (const input of inputs) {
    const checked = checkOne(input, hosts);
    if ('code' in checked) findings.push(checked);
    else if (own.has(checked.from)) findings.push({ code: 'redirect_twice', facts: { from: checked.from } });
    else {
      own.set(checked.from, checked);
      all.set(checked.from, checked);
    }
  }
  const redirects = [...all.values()].map((redirect) => flattened(redirect, all));
  for (const redirect of redirects)
    if ('code' in redirect && !findings.some((found) => sameCircle(found, redirect))) findings.push(redirect);
  return { redirects: redirects.filter((one): one is StoredRedirect => !('code' in one)), findings };
}

const sameCircle = (one: RedirectFinding, other: RedirectFinding): boolean =>
  one.code === 'redirect_circle' &&
  other.code === 'redirect_circle' &&
  one.facts.way.toSorted().join() === other.facts.way.toSorted().join();

function flattened(
  start: StoredRedirect,
  all: ReadonlyMap<string, StoredRedirect>,
): StoredRedirect | RedirectFinding {
  const way = [start.from];
  let at = start;
  while (at.to !== null) {
    const address = readAddress(at.to);
    const key = address === null ? '' : keyOf(address);
    const next = all.get(key);
    if (key === start.from || way.includes(key))
      return { code: 'redirect_circle', facts: { way: way.slice(Math.max(0, way.indexOf(key))) } };
    if (next === undefined) break;
    way.push(key);
    at = next;
  }
  if (at === start) return start;
  if (at.to === null) return { from: start.from, to: null, status: 410 };
  const isForAWhile = start.status === 302 || at.status === 302;
  return { from: start.from, to: at.to, status: isForAWhile ? 302 : 301 };
}
