import { readFileSync } from 'node:fs';

/** CPU times of a process's main thread since its start, in ms. Linux only (/proc). */
export interface ThreadTimes {
  readonly cpu_ms: number;
  /** Ready to run while the machine ran something else. */
  readonly waited_ms: number;
}

export function mainThreadOf(pid: number): ThreadTimes {
  const [cpu = 0, waited = 0] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'latin1')
    .split(' ')
    .map(Number);
  return { cpu_ms: cpu / 1e6, waited_ms: waited / 1e6 };
}
