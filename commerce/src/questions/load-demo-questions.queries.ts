import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';
import type { DemoQuestion } from './demo-question.ts';

/** Inserts answered questions of products by their codes; none when any question exists. */
export async function insertDemoQuestions(
  database: Database,
  questions: readonly (DemoQuestion & { readonly asked_at: string })[],
): Promise<void> {
  await sql`
    insert into product_question (product_id, author, question, answer, language, state, created_at, answered_at)
    select product.id, seed.author, seed.question, seed.answer, 'it', 'published', asked_at, asked_at + interval '1 day'
      from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb)
        as seed (code text, author text, question text, answer text, asked_at timestamptz)
      join product on product.code = seed.code
     where not exists (select from product_question)`.execute(database);
}
