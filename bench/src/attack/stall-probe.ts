import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { mainThreadOf } from './main-thread.ts';

/**
 * Loaded into the attacked shop (`--import`): writes the longest block of its event loop so far, in ms, to
 * STALL_FILE. A file that was removed is begun anew. Time in which the machine ran other processes on the thread's core is no block, and it is
 * known exactly only from inside, block by block.
 */
const interval_ms = 5;
const path = process.env['STALL_FILE'];

// Threads of the shop load this, too; they may be busy as long as they like.
if (path !== undefined && isMainThread) {
  let [before, waited] = [performance.now(), mainThreadOf(process.pid).waited_ms];
  let longest = 0;
  setInterval(() => {
    const [now, nowWaited] = [performance.now(), mainThreadOf(process.pid).waited_ms];
    const blocked = now - before - interval_ms - (nowWaited - waited);
    [before, waited] = [now, nowWaited];
    if (blocked <= longest && existsSync(path)) return;
    longest = blocked;
    writeFileSync(`${path}.new`, longest.toFixed(1));
    renameSync(`${path}.new`, path);
  }, interval_ms).unref();
}
