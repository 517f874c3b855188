import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { CheckoutShop } from '@casamaestra/commerce/checkout/testing/checkout-shop.ts';
import { compiledPrograms } from '@casamaestra/commerce/platform/testing/compiled-programs.ts';
import { connectionUrl } from './connection-url.ts';
import { serviceProgram } from '../../../scripts/bootstrap/service-program.mjs';

/** How a command ended, and what it wrote. */
interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly said: string;
}

/** Runs `npm run staff` as a person would, beside a shop of tests whose first language is the given one. */
export async function runStaff(
  shop: CheckoutShop,
  args: readonly string[],
  languages = 'it',
): Promise<Ended> {
  const child = spawn(process.execPath, [serviceProgram('staff-cli'), ...args], {
    env: {
      ...compiledPrograms,
      DATABASE_URL: connectionUrl(shop.connection),
      DATA_DIR: join(shop.dataDir, 'cli'),
      LANGUAGES: languages,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  return { code, out, said };
}
