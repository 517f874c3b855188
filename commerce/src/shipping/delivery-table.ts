import { countryName } from '@casamaestra/texts/format/country.ts';
import { allOf } from '@casamaestra/texts/format/list.ts';
import { moneyInSentence } from '@casamaestra/texts/format/money.ts';
import { number } from '@casamaestra/texts/format/number.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { deliveryTexts } from '@casamaestra/texts/service/delivery-texts.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import type { OfferedShippingRule } from './commerce-setting.ts';

/** Regions of Italy for the most part within some CAPs, given by their beginnings. */
export type RegionsOf = (postcodes: readonly string[]) => readonly string[];

const home = 'IT';

/** Where a rule delivers to: countries, in Italy with the regions it is for or not for. */
function placeOf(rule: OfferedShippingRule, language: Language, regionsOf: RegionsOf): string {
  const words = deliveryTexts(language).table;
  if (rule.kind === 'pickup') return '';
  if (rule.countries.length === 0) return words.everywhere;
  const names = rule.countries
    .map((code) => countryName(code, language))
    .toSorted((a, b) => a.localeCompare(b));
  const countries = allOf(names, language);
  const inItaly = rule.countries.includes(home);
  if (inItaly && rule.postcodes.length > 0) {
    const regions = regionsOf(rule.postcodes);
    return regions.length > 0 ? allOf(regions, language) : words.somePostcodes(countries);
  }
  if (!inItaly || rule.postcodesExcept.length === 0) return countries;
  return words.except(countries, allOf([...regionsOf(rule.postcodesExcept), words.otherPostcodes], language));
}

/** Name of a rule with the weights and sums of goods it is for: "Corriere, da 30 a 100 kg". */
function serviceOf(rule: OfferedShippingRule, language: Language): string {
  const words = deliveryTexts(language).table;
  const { weightFromG, weightToG, subtotalFromCents, subtotalBelowCents } = rule;
  // A rule from 30.001 kg begins where another one up to 30 kg ends.
  const kilos = (grams: number) => number(Math.round(grams / 100) / 10, language);
  const from = weightFromG > 0 ? kilos(weightFromG) : null;
  const to = weightToG === null ? null : kilos(weightToG);
  return [
    rule.label[language],
    from === null && to === null ? '' : words.weight(from, to),
    subtotalFromCents === 0 ? '' : words.goodsFrom(moneyInSentence(subtotalFromCents, language)),
    subtotalBelowCents === null ? '' : words.goodsBelow(moneyInSentence(subtotalBelowCents, language)),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function costOf({ amountCents, freeFromCents }: OfferedShippingRule, language: Language): string {
  const words = deliveryTexts(language).table;
  if (amountCents === 0) return words.free;
  const cost = moneyInSentence(amountCents, language);
  return freeFromCents === null ? cost : words.freeFrom(cost, moneyInSentence(freeFromCents, language));
}

function daysOf({ daysMin, daysMax }: OfferedShippingRule): string {
  if (daysMax === 0) return '–';
  return daysMin === daysMax ? String(daysMax) : `${daysMin}–${daysMax}`;
}

/** The shipping rules in force as an HTML table, in the order in which they are offered; `''` without rules. */
export function deliveryTable(
  rules: readonly OfferedShippingRule[],
  language: Language,
  regionsOf: RegionsOf,
): string {
  if (rules.length === 0) return '';
  const { table } = deliveryTexts(language);
  const head = [table.service, table.cost, table.days].map(
    (text) => `<th scope="col">${escapeHtml(text)}</th>`,
  );
  const rows = rules.map((rule) => {
    const place = placeOf(rule, language, regionsOf);
    const where = place === '' ? '' : `<br><small>${escapeHtml(place)}</small>`;
    const cells = [costOf(rule, language), daysOf(rule)].map((text) => `<td>${escapeHtml(text)}</td>`);
    return `<tr><th scope="row">${escapeHtml(serviceOf(rule, language))}${where}</th>${cells.join('')}</tr>`;
  });
  return `<table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
