import type { Database } from '../platform/database/connection.ts';
import { insertDemoQuestions } from './load-demo-questions.queries.ts';
import type { DemoQuestion } from './demo-question.ts';

const DAY_MS = 86_400_000;
const OLDEST_DAYS = 300;
/** A prime as step: the days look random but are the same at every load. */
const STEP_DAY = 47;

/** Stores the demo's questions, unless there is any question. */
export async function loadDemoQuestions(
  database: Database,
  questions: readonly DemoQuestion[],
  now: number,
): Promise<void> {
  const rows = questions.map((question, index) => ({
    ...question,
    asked_at: new Date(now - (2 + ((index * STEP_DAY) % OLDEST_DAYS)) * DAY_MS).toISOString(),
  }));
  await insertDemoQuestions(database, rows);
}
