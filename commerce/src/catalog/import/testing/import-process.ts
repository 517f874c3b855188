import { importCatalogue, type ImportOptions } from '../import-catalogue.usecase.ts';

// Runs in a process of its own, so that a test can kill it; sends a message after every saved batch.
const options = JSON.parse(process.argv[2] ?? '{}') as ImportOptions;
const sentenceOf = (finding: object) => JSON.stringify(finding);
await importCatalogue({
  ...options,
  sentenceOf,
  onProgress: ({ totals }) => process.stdout.write(`${totals.read}\n`),
});
