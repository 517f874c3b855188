import { join } from 'node:path';
import { benchFolder } from '../shop/dataset.ts';
import { runShop } from '../shop/run-shop.ts';
import { whenWarm } from '../shop/when-warm.ts';
import type { Row } from '../table.ts';
import { type Asked, askAll, createAsker, type Reply } from './ask.ts';
import { hostileRequest } from './hostile-requests.ts';
import { Seeded } from './seeded.ts';

const inputs = 24_000;
const seed = 20_261_122;
const stall_ms = 1_500;
const lanes = 6;

/** Text of the database, runtime or sources that must not be disclosed. */
const insideWords =
  /postgres|kysely|syntax error at|invalid input syntax|relation "|column "|violates|duplicate key|\bpg_|node_modules|\.tsx?:\d+|at async |TypeError|RangeError|ReferenceError|Cannot read propert|is not a function|ECONNREFUSED|ZodError/;

/** Repeats a slow request: what is slow by itself is slow again. */
async function fastestOf(first: Reply, again: () => Promise<Reply>): Promise<Reply> {
  let fastest = first;
  for (let time = 0; time < 3 && fastest.ms > stall_ms; time += 1) {
    const next = await again();
    if (next.ms < fastest.ms) fastest = next;
  }
  return fastest;
}

/** Why an answer is wrong; undefined when it is right. */
function fault({ status, text, ms }: Reply): string | undefined {
  if (status === 0) return `no answer: ${text}`;
  if (status >= 500) return `status ${status}`;
  if (ms > stall_ms) return `${ms.toFixed(0)} ms`;
  const word = insideWords.exec(text)?.[0];
  return word === undefined ? undefined : `says "${word}"`;
}

/** Sends generated inputs to every call and page of the demo shop: none may break it. */
export async function measureHostile(): Promise<Row> {
  const shop = await runShop(join(benchFolder, 'shop-attacked'), { DEMO: 'on', TRUST_PROXY: 'on' });
  const { ask, close } = createAsker(shop.port, lanes);
  const faults: string[] = [];
  let slowest = 0;
  let made = 0;
  try {
    await whenWarm(shop);
    const chance = new Seeded(seed);
    const make = () => (made < inputs ? hostileRequest(chance, made++) : undefined);
    const askTwice = async (asked: Asked) => fastestOf(await ask(asked), () => ask(asked));
    await askAll(askTwice, make, lanes, (asked: Asked, reply) => {
      slowest = Math.max(slowest, reply.ms);
      const found = fault(reply);
      if (found === undefined) return;
      faults.push(found);
      if (faults.length <= 40)
        console.log(
          `  ${found}: ${asked.method} ${asked.path.slice(0, 300)} ${asked.body?.slice(0, 300) ?? ''}`,
        );
    });
  } finally {
    close();
    await shop.stop();
  }
  return {
    name: 'generated hostile inputs over every call and page',
    measured: `${faults.length} of ${made} broke something`,
    must: 'none',
    reach: 'none',
    verdict: faults.length === 0 ? 'reach' : 'below',
    detail: `no 5xx, nothing over ${stall_ms} ms, asked again if it was (slowest ${slowest.toFixed(0)} ms), no word of the inside; seed ${seed}`,
  };
}
