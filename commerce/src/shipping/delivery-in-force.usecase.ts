import { moneyInSentence } from '@casamaestra/texts/format/money.ts';
import { number } from '@casamaestra/texts/format/number.ts';
import { deliveryTexts } from '@casamaestra/texts/service/delivery-texts.ts';
import type { UsualDelivery } from '@casamaestra/texts/service/delivery-texts-shape.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { ShippedLine } from '@casamaestra/rules/shipping/undeliverable.ts';
import { unusualDelivery, usualDelivery } from '@casamaestra/rules/shipping/usual-delivery.ts';
import type { Database } from '../platform/database/connection.ts';
import { selectCommerceSettings } from './commerce-settings.queries.ts';
import type { OfferedShippingRule, CommerceSettings } from './commerce-setting.ts';
import { deliveryTable } from './delivery-table.ts';
import type { RegionsOf } from './delivery-table.ts';
import { readRegionsOf } from './places/regions-of-postcodes.ts';

type DeliveryCost = ReturnType<typeof unusualDelivery>;

/** What pages show about delivery to the shop's first country under the current shipping rules. */
export interface DeliveryInForce {
  /** Delivery cost of one piece that usual delivery does not accept; null when none is to be shown. */
  costOf(goods: readonly ShippedLine[]): DeliveryCost;
  /** Values of `{{delivery.…}}` in editable content; empty when no rule supports the statement. */
  sentences(language: Language): ReadonlyMap<string, string>;
  /** All shipping rules as an HTML table: `{{delivery.table}}`. */
  table(language: Language): string;
}

export interface KeptDelivery {
  read(): Promise<DeliveryInForce>;
  /** Clears the cache after a change of the rules. */
  forget(): void;
}

function toldOf(rule: OfferedShippingRule, language: Language): UsualDelivery {
  const { amountCents, freeFromCents, weightToG, daysMax } = rule;
  return {
    cost: amountCents === 0 || freeFromCents === 0 ? null : moneyInSentence(amountCents, language),
    freeFrom: freeFromCents === null ? null : moneyInSentence(freeFromCents, language),
    weightTo: weightToG === null ? null : `${number(weightToG / 1000, language)}\u00a0kg`,
    days: daysMax,
  };
}

function inForce({ shipping, countries }: CommerceSettings, regionsOf: RegionsOf): DeliveryInForce {
  const home = countries[0]?.code;
  const usual = home === undefined ? undefined : usualDelivery(shipping, home);
  return {
    costOf: (goods) => (home === undefined ? null : unusualDelivery(shipping, home, goods)),
    sentences(language) {
      const words = deliveryTexts(language);
      const told = usual && toldOf(usual, language);
      return new Map([
        ['delivery.promise', told ? words.promise(told) : ''],
        ['delivery.title', told ? words.title(told) : ''],
        ['delivery.usual', told ? words.usual(told) : words.unknown],
        ['delivery.time', told && told.days > 0 ? words.time(told.days) : ''],
      ]);
    },
    table: (language) => deliveryTable(shipping, language, regionsOf),
  };
}

async function read(database: Database): Promise<DeliveryInForce> {
  const settings = await selectCommerceSettings(database);
  // The list of comuni is large: it is read only where a rule needs it.
  const isByPostcode = settings.shipping.some(
    ({ postcodes, postcodesExcept }) => postcodes.length + postcodesExcept.length > 0,
  );
  return inForce(settings, isByPostcode ? await readRegionsOf() : () => []);
}

/** Caches the current shipping rules until they change. */
export function keepDelivery(database: Database): KeptDelivery {
  let kept: Promise<DeliveryInForce> | undefined;
  const load = () => {
    const mine = read(database);
    mine.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return mine;
  };
  return {
    read: () => (kept ??= load()),
    forget() {
      kept = undefined;
    },
  };
}
