import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { compiledPrograms } from './commerce/src/platform/testing/compiled-programs.ts';
import { messageChunks } from './storefront/build-plugins/message-chunks.ts';
import { pageTextsPlugin } from './storefront/build-plugins/page-texts.ts';

const env = compiledPrograms;

/** Journeys that are walked on 43,000 products too: npm test -- large. */
const largeToo = 'listing,page-to-page,layout-shift';

/** Files of minutes: begun last, one would keep a worker busy while the other has nothing left to do. */
const longFiles = /\/(?:texts|back-office-roles|main|staff-cli)\.test\.ts$/;

/** As Vitest orders files, the largest first, but these before all. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longFiles.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Journeys in a browser; each of `maxWorkers` files that run at the same time has a shop of its own. */
const journeys = (name: string, include: string, globalSetup: string, maxWorkers: number) => ({
  test: {
    name,
    include: [include],
    globalSetup: [globalSetup],
    env,
    // For a machine whose two processors serve browsers and shops of other files at the same time.
    testTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 300_000,
    maxWorkers,
  },
});

export default defineConfig({
  test: {
    reporters: ['default'],
    sequence: { sequencer: LongFirst },
    projects: [
      {
        plugins: [pageTextsPlugin(), messageChunks()],
        test: {
          name: 'service',
          include: [
            '{contract,texts,rules,search,commerce,demo,server,sandbox-bank,storefront,backoffice,ui,scripts}/**/*.test.{ts,tsx}',
            'checks/**/*.test.ts',
            'journeys/screens/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/build/**'],
          globalSetup: ['commerce/src/platform/testing/global-setup.ts'],
          env,
          isolate: false,
          setupFiles: ['commerce/src/platform/testing/shared-worker.ts'],
          testTimeout: 240_000,
          expect: { poll: { timeout: 30_000 } },
          hookTimeout: 300_000,
          maxWorkers: 2,
        },
      },
      journeys('journeys', 'journeys/src/**/*.test.ts', 'journeys/src/harness/global-setup.ts', 2),
      journeys('large', `journeys/src/{${largeToo}}.test.ts`, 'bench/src/large/global-setup.ts', 1),
    ],
  },
});
