import { devices, sources, visitKinds } from './visit.ts';
import type { Visit } from './visit.ts';

/** Counted visits of one day. */
export interface DayCount extends Visit {
  /** "2026-11-22", in UTC. */
  readonly day: string;
  readonly count: number;
}

const DAY_MS = 86_400_000;
const perKind = devices.length * sources.length;
const slots = visitKinds.length * perKind;

const kindAt = new Map(visitKinds.map((kind, index) => [kind, index]));
const deviceAt = new Map(devices.map((device, index) => [device, index]));
const sourceAt = new Map(sources.map((source, index) => [source, index]));

/** Counts visits in an array of fixed size: it does not grow with what is asked. */
export interface VisitCounter {
  note(visit: Visit, now: number): void;
  /** What was counted since the last time, and starts again. */
  take(): DayCount[];
}

export function createVisitCounter(): VisitCounter {
  let day = 0;
  let counts = new Uint32Array(slots);
  const past: DayCount[] = [];
  const collect = (): DayCount[] => {
    const name = new Date(day * DAY_MS).toISOString().slice(0, 10);
    const found: DayCount[] = [];
    for (const [at, count] of counts.entries()) {
      const kind = visitKinds[Math.floor(at / perKind)];
      const device = devices[Math.floor((at % perKind) / sources.length)];
      const source = sources[at % sources.length];
      if (count > 0 && kind && device && source) found.push({ day: name, kind, device, source, count });
    }
    counts = new Uint32Array(slots);
    return found;
  };
  return {
    note({ kind, device, source }, now) {
      const today = Math.floor(now / DAY_MS);
      if (today !== day) {
        if (day > 0 && past.length < slots) past.push(...collect());
        day = today;
      }
      const at = (kindAt.get(kind) ?? 0) * perKind + (deviceAt.get(device) ?? 0) * sources.length;
      counts[at + (sourceAt.get(source) ?? 0)] = (counts[at + (sourceAt.get(source) ?? 0)] ?? 0) + 1;
    },
    take: () => [...past.splice(0), ...(day > 0 ? collect() : [])],
  };
}
