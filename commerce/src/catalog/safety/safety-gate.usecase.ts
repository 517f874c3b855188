import { countryOfAddress, isInUnion } from '@casamaestra/rules/safety/operator-country.ts';
import type { ConnectionOptions } from '../../platform/database/connection.ts';
import type { ImportClient } from '../import/loading/import-client.queries.ts';
import {
  onOwnConnection,
  publishWithheld,
  selectIncomplete,
  selectMakers,
  settlePublished,
} from './safety-gate.queries.ts';

/** What a product lacks for being offered (Reg. (UE) 2023/988, art. 19). */
export type SafetyGap = 'maker' | 'responsible' | 'country';

export interface IncompleteOffer {
  readonly code: string;
  readonly name: string;
  /** `country`: the maker's address does not tell its country, and no responsible person is named. */
  readonly lacks: SafetyGap;
  readonly withheld: boolean;
}

const outsideOf = async (client: ImportClient) =>
  (await selectMakers(client)).filter(({ address }) => !isInUnion(address)).map(({ id }) => id);

const gapOf = (makerAddress: string | null): SafetyGap =>
  makerAddress === null ? 'maker' : countryOfAddress(makerAddress) === null ? 'country' : 'responsible';

/**
 * Withholds goods without maker or responsible person, and publishes those that have them now: decision 0080. In the
 * caller's transaction, for the products given.
 */
export async function withholdIncomplete(client: ImportClient, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await settlePublished(client, await outsideOf(client), ids);
}

/** The same for all products; a shop that does not withhold publishes what was withheld. */
export async function applySafetyGate(
  connection: ConnectionOptions,
  { withholds }: { readonly withholds: boolean },
): Promise<void> {
  await onOwnConnection(connection, async (client) =>
    withholds ? settlePublished(client, await outsideOf(client), null) : publishWithheld(client),
  );
}

/** Products that lack what the law wants beside their offer, the first `limit` of them by code. */
export async function incompleteOffers(
  connection: ConnectionOptions,
  limit: number,
): Promise<{ readonly count: number; readonly products: readonly IncompleteOffer[] }> {
  return onOwnConnection(connection, async (client) => {
    const { count, products } = await selectIncomplete(client, await outsideOf(client), limit);
    return {
      count,
      products: products.map(({ code, name, makerAddress, withheld }) => ({
        code,
        name,
        lacks: gapOf(makerAddress),
        withheld,
      })),
    };
  });
}
