import type { Database } from '../platform/database/connection.ts';

/** A choice made in the banner, with the list it was made about. */
export interface StoredChoice {
  readonly id: string;
  readonly version: string;
  /** The tools as JSON. */
  readonly tools: string;
  readonly categories: readonly string[];
  readonly at: Date;
}

export async function insertChoice(database: Database, choice: StoredChoice): Promise<void> {
  const { id, version, tools, categories, at } = choice;
  await database
    .insertInto('consent_list')
    .values({ version, tools, first_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .insertInto('consent_choice')
    .values({ id, version, categories: [...categories], chosen_at: at })
    .execute();
}

export async function forgetChoices(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('consent_choice').where('chosen_at', '<', before).execute();
}
