import { networkOf } from '@casamaestra/commerce/platform/limits/network-of.ts';

/** Bodies of photos are read whole: so many at a time, however many are sent. */
const SLOTS = 3;

export interface UploadSlots {
  /** Runs a task that holds a large body; undefined when too many run, or one of the same network. */
  run<Value>(address: string, task: () => Promise<Value>): Promise<Value> | undefined;
}

export function createUploadSlots(slots = SLOTS): UploadSlots {
  const underway = new Set<string>();
  return {
    run(address, task) {
      const network = networkOf(address);
      if (underway.size >= slots || underway.has(network)) return undefined;
      underway.add(network);
      return task().finally(() => underway.delete(network));
    },
  };
}
