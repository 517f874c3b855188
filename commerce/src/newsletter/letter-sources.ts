import type { AreaDependencies } from '../area.ts';
import { readGoods } from '../cart/read-goods.usecase.ts';
import type { GoodsNow } from '../cart/read-goods.usecase.ts';
import { findLetter } from './letters.queries.ts';
import { readChoices } from './mail-choices.queries.ts';
import { findSubscriber } from './newsletter.queries.ts';

/** What letters are composed from besides their payload. */
export interface LetterSources {
  readonly isSubscribed: (email: string) => Promise<boolean>;
  /** Since when a customer wants which mails; null: not wanted. */
  readonly choices: (customer: number) => Promise<{
    readonly price_drops_since: Date | null;
    readonly cart_reminders_since: Date | null;
  }>;
  readonly letter: (
    id: number,
  ) => Promise<{ readonly subject: string; readonly content: unknown } | undefined>;
  /** Articles that are sold, with the price in force. */
  readonly goods: (skus: readonly string[]) => Promise<readonly GoodsNow[]>;
}

export type LetterDependencies = Pick<AreaDependencies, 'config' | 'publicUrl'> & LetterSources;

/** The shop's own data. */
export const letterSources = ({
  database,
  clock,
}: Pick<AreaDependencies, 'database' | 'clock'>): LetterSources => ({
  isSubscribed: async (email) => (await findSubscriber(database, email))?.state === 'subscribed',
  choices: (customer) => readChoices(database, customer),
  letter: (id) => findLetter(database, id),
  goods: (skus) => readGoods(database, skus, clock.now()),
});
