import { readFileSync } from 'node:fs';

const token = 'bench-figures';

/** Lets a shop tell its figures. */
export const tellsFigures = { METRICS_TOKEN: token };

/** One figure of a shop's metrics. */
export async function figureOf(port: number, name: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await answer.text())?.[1]);
}

/** Largest resident memory of a process so far, in MB, without its children. Linux only (/proc). */
export function peakOf(pid: number): number {
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
  return Number(kilobytes) / 1024;
}

/** Products in the whole listing, as the service answers without any cache. */
export async function listed(port: number, search = ''): Promise<number> {
  const query = new URLSearchParams({ per_page: '1', ...(search !== '' && { search_term: search }) });
  const answer = await fetch(`http://127.0.0.1:${port}/api/shop?${query}`);
  if (answer.status !== 200) return -1;
  return ((await answer.json()) as { message: { totalCount: number } }).message.totalCount;
}
