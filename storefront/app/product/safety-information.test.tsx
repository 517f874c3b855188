import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { hazardCodes } from '@casamaestra/contract/catalog/product-row.ts';
import { pages as en } from '@casamaestra/texts/en/pages.ts';
import { pages as it } from '@casamaestra/texts/it/pages.ts';
import { languages } from '@casamaestra/texts/languages.ts';
import { pages as sk } from '@casamaestra/texts/sk/pages.ts';
import { messagesOf, registerMessages } from '../i18n/messages.ts';
import { LocaleContext } from '../i18n/use-messages.ts';
import { notesOf } from './product-facts.server.tsx';
import { SafetyInformation } from './safety-information.tsx';

beforeAll(() => {
  registerMessages('it', it);
  registerMessages('en', en);
  registerMessages('sk', sk);
});

const spray = {
  manufacturer: null,
  eu_responsible: null,
  warnings: ['H222: aerosol altamente infiammabile.'],
  hazard_label: ['danger', 'GHS02', 'GHS07'],
};
const blade = { custom_made: false, hazardous: false, min_age: null, age_check: true as const };

describe('the safety of a product', () => {
  test('shows pictograms, then the signal word, then the statements', () => {
    const html = renderToStaticMarkup(
      <LocaleContext value="it">
        <SafetyInformation product={spray} />
      </LocaleContext>,
    );
    const inOrder = /data-pictogram="GHS02".*Infiammabile.*data-pictogram="GHS07".*>Pericolo<.*H222/s;
    expect(html).toMatch(inOrder);
    expect(html).not.toContain('GHS05');
  });

  test.each(languages)('has a name for every element of a label in %s', (language) => {
    const { facts, checkout } = messagesOf(language);
    for (const code of hazardCodes) {
      expect(facts.hazards[code], code).toMatch(/\p{L}{4}/u);
      expect(checkout.review.hazards[code], code).toBe(facts.hazards[code]);
    }
  });

  test('says that a document is needed where the law wants the age checked', () => {
    expect(notesOf(blade, 'it')).toEqual([
      'Per legge controlliamo l’età: si consegna solo a chi mostra un documento che dimostra almeno 18 anni.',
    ]);
    expect(notesOf({ ...blade, min_age: 21 }, 'it').join(' ')).toContain('21');
  });
});
