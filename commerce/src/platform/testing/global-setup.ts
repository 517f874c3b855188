import type { TestProject } from 'vitest/node';
import { startDatabaseBroker } from './database-broker.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabaseBroker: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const broker = await startDatabaseBroker();
  project.provide('testDatabaseBroker', broker.url);
  return () => broker.close();
}
