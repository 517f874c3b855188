import { readFileSync, readdirSync } from 'node:fs';

/** Usage of a process tree: CPU in ms since its start, resident memory in MB. Linux only (/proc). */
export interface Cost {
  readonly shopCpu_ms: number;
  readonly databaseCpu_ms: number;
  /** Of the root's main thread alone, where pages are rendered. */
  readonly mainThreadCpu_ms: number;
  readonly shopResident_mb: number;
}

const ticks_ms = 10;

interface Entry {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
  readonly cpu_ms: number;
  readonly resident_mb: number;
}

/** The main thread has the number of its process; its own times are without those of other threads. */
function mainThreadOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * ticks_ms;
}

function readEntry(pid: number): Entry | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const close = stat.lastIndexOf(')');
    const fields = stat.slice(close + 2).split(' ');
    return {
      pid,
      name: stat.slice(stat.indexOf('(') + 1, close),
      parent: Number(fields[1]),
      cpu_ms: (Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14])) * ticks_ms,
      resident_mb: (Number(fields[21]) * 4096) / 1024 / 1024,
    };
  } catch {
    // The process ended between the listing and the reading.
    return undefined;
  }
}

/** Sums a process and its descendants; PostgreSQL's processes are recognised by name. */
export function costOf(root: number): Cost {
  const entries = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readEntry(Number(name)))
    .filter((entry) => entry !== undefined);
  const byPid = new Map(entries.map((entry) => [entry.pid, entry]));
  const below = (entry: Entry): boolean => {
    for (let at: Entry | undefined = entry; at; at = byPid.get(at.parent)) if (at.pid === root) return true;
    return false;
  };
  const mine = entries.filter(below);
  const database = mine.filter((entry) => entry.name.startsWith('postgres'));
  const shop = mine.filter((entry) => !entry.name.startsWith('postgres'));
  const sum = (list: Entry[], pick: (entry: Entry) => number) =>
    list.reduce((total, entry) => total + pick(entry), 0);
  return {
    shopCpu_ms: sum(shop, (entry) => entry.cpu_ms),
    databaseCpu_ms: sum(database, (entry) => entry.cpu_ms),
    mainThreadCpu_ms: mainThreadOf(root),
    shopResident_mb: sum(shop, (entry) => entry.resident_mb),
  };
}
