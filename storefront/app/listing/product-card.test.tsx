import type { Product } from '@casamaestra/contract/catalog/product.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { pages as en } from '@casamaestra/texts/en/pages.ts';
import { pages as italian } from '@casamaestra/texts/it/pages.ts';
import { registerMessages } from '../i18n/messages.ts';
import { LocaleContext } from '../i18n/use-messages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { cardWithDelivery } from './card-with-delivery.ts';
import { EnergyArrow } from '../catalogue/energy-arrow.tsx';
import { cardOf } from '../catalogue/card.ts';
import { ProductCard } from './product-card.tsx';

const paint = {
  id: 1,
  sku: 'P1',
  name: 'Smalto all’acqua',
  slug: 'det/smalto',
  brand: null,
  short_description: '',
  price: 69.9,
  sale_price: 48.9,
  promo_price: 48.9,
  min_price: 48.9,
  max_price: 109,
  is_sale: true,
  discount_percent: 30,
  unit_price: { amount: 4.5, unit: 'pz' },
  energy_class: null,
  ratings: 0,
  reviews: '0',
  is_hot: false,
  is_new: false,
  stock: 10,
  is_out_of_stock: false,
  small_pictures: [],
  main_pictures: [],
  variants: [],
};
const written = (change: object, locale: Language = 'it') =>
  renderToStaticMarkup(
    <LocaleContext value={locale}>
      <ProductCard card={cardOf({ ...paint, ...change } as unknown as Product)} />
    </LocaleContext>,
  ).replaceAll('\u00a0', ' ');

beforeAll(() => {
  registerMessages('it', italian);
  registerMessages('en', en);
});

describe('The energy class beside a price (Reg. (UE) 2017/1369)', () => {
  it('an energy class is an arrow with its scale that opens the label', () => {
    const arrow = renderToStaticMarkup(
      <LocaleContext value="it">
        <EnergyArrow energy={['C', 'A-G', '/documents/etichetta.pdf']} />
      </LocaleContext>,
    );
    expect(arrow).toMatch(/<a [^>]*href="\/documents\/etichetta\.pdf"[^>]*aria-label="[^"]*C[^"]*A[^"]*G/);
    expect(arrow).toMatch(/data-best="A" data-worst="G"[\s\S]*data-letter="C"/);
    expect(arrow.replace(/<[^>]+>/g, '')).toBe('');
    const label = { energy_scale: 'A+++-D', energy_label: '/documents/forno.pdf' };
    expect(written({ energy_class: 'A', ...label })).toMatch(
      /<a [^>]*href="\/documents\/forno\.pdf"[^>]*aria-label="[^"]*A\+\+\+ a D"[\s\S]*data-class="D"/,
    );
    expect(written({ energy_class: 'A+++', ...label })).toContain('data-class="A"');
    expect(written({ energy_class: 'C' })).toContain('data-class="C"');
    expect(written({})).not.toContain('data-class');
  });
});

describe('Delivery on a product card', () => {
  it.each([
    [{ amount: 29, is_from: false }, 'it', 'Consegna 29,00 €'],
    [{ amount: 29, is_from: true }, 'it', 'Consegna da 29,00 €'],
    [{ amount: 29, is_from: true }, 'en', 'Delivery from €29.00'],
  ] as const)('%j in %s: %s', (delivery_cost, locale, sentence) => {
    const card = cardWithDelivery({ ...paint, delivery_cost } as unknown as Product, locale);
    const markup = renderToStaticMarkup(
      <LocaleContext value={locale}>
        <ProductCard card={card} />
      </LocaleContext>,
    );
    expect(markup.replaceAll('\u00a0', ' ')).toContain(`>${sentence}</p>`);
  });

  it('nothing where the usual delivery takes it', () => {
    expect(cardWithDelivery(paint as unknown as Product, 'it')).not.toHaveProperty('delivery');
  });
});

describe('The line under the name of a card', () => {
  const line = (key_features: object[] | undefined, withIntro = false, locale: Language = 'it') => {
    const product = { ...paint, brand: 'Nordalba', ...(key_features && { key_features }) };
    const card = cardWithDelivery(product as unknown as Product, locale, withIntro);
    return [card.facts?.replaceAll('\u00a0', ' '), card.brand];
  };
  const size = { label: 'Larghezza', value: [120, 60.5], unit: 'cm' };
  const wood = { label: 'Materiale', value: 'Rovere massello', unit: null };

  it.each([
    [[size, wood], '120 × 60,5 cm · rovere massello'],
    [
      [
        { label: 'Flusso', value: [1800], unit: 'lm' },
        { ...wood, value: 'E27' },
      ],
      '1.800 lm · E27',
    ],
    [[{ label: 'Sfoderabile', value: true, unit: null }], 'sfoderabile'],
    [[{ ...wood, value: 'PVC' }], 'PVC'],
  ])('%j: %s, in the place of the brand', (features, text) => {
    expect(line(features)).toEqual([text, undefined]);
  });

  it('writes numbers as the language does; the list has the brand besides; without features the brand stands there', () => {
    expect(line([size], false, 'en')).toEqual(['120 × 60.5 cm', undefined]);
    expect(line([wood], true)).toEqual(['rovere massello', 'Nordalba']);
    expect(line(undefined)).toEqual([undefined, 'Nordalba']);
  });
});

describe('Stars of a product card', () => {
  it('say of how many reviews, to the eye and to a reader of screens; without reviews there are none', () => {
    const html = written({ ratings: 4.25, reviews: '1204' });
    expect(html).toMatch(/role="img" aria-label="4,3 su 5, 1\.?204 recensioni"/);
    expect(html).toMatch(/>\(1\.204\)</);
    expect(written({ ratings: 5, reviews: '1' })).toContain('aria-label="5,0 su 5, 1 recensione"');
    expect(written({})).not.toMatch(/su 5|\(0\)/);
  });
});

describe('C10 heart of a product card', () => {
  it.each([
    { stocks: [0, 3, 5], sku: 'V1' },
    { stocks: [2, 3], sku: 'V0' },
    { stocks: [0, 0], sku: 'V0' },
  ])('of variants with $stocks pieces it keeps $sku', ({ stocks, sku }) => {
    const variants = stocks.map((stock, n) => ({
      sku: `V${n}`,
      stock,
      price: 1,
      sale_price: null,
      swatch: null,
    }));
    expect(written({ variants })).toContain(`data-wish="${sku}"`);
  });
});

describe('P07 S07 price of a product card', () => {
  it('starts from the cheapest variant, beside its own struck price, when that one is reduced', () => {
    const html = written({});
    expect(html).toContain('da 48,90 €');
    expect(html).toMatch(/<s[^>]*>69,90 €<\/s>/);
    expect(html).toContain('Sulla variante meno cara.');
    expect(html).not.toContain('109');
  });

  it('is a plain range with the sale label when another variant is reduced', () => {
    const html = written({ promo_price: 59.9, sale_price: 59.9 });
    expect(html).toContain('48,90 – 109,00 €');
    expect(html).toContain('In offerta');
    expect(html).not.toMatch(/<s[ >]/);
  });

  it('L22 marks the Italian name on an English page and translates the unit', () => {
    expect(written({}, 'en')).toMatch(/<h3 lang="it"[^>]*>/);
    expect(written({}, 'en')).toContain('€4.50/pc');
    expect(written({})).not.toContain('lang=');
  });
});

describe('Colours of a product card', () => {
  const picture = (name: string) => ({ url: `/media/${name}-480.webp`, width: '480', height: '480' });
  const variant = (sku: string, colour: string, stock: number, own?: string) => ({
    sku,
    price: 1,
    sale_price: null,
    swatch: `#${sku.padEnd(6, '0')}`,
    stock,
    options: [{ label: 'Colore placca', value: colour }],
    ...(own !== undefined && { picture: `/media/${own}-480.webp` }),
  });
  const chair = {
    small_pictures: [picture('first'), picture('second')],
    variants: [
      variant('a1', 'Nero', 3),
      variant('b2', 'Grigio', 0, 'grey'),
      variant('c3', 'Grigio', 2, 'grey2'),
    ],
  };
  const markup = (chosen: Record<string, string[]>) =>
    renderToStaticMarkup(
      <LocaleContext value="it">
        <ProductCard card={cardOf({ ...paint, ...chair } as unknown as Product, false, chosen)} />
      </LocaleContext>,
    );

  it('follow the filter: picture and link are those of the variant in stock that fits', () => {
    const grey = markup({ colore_placca: ['grigio'], brand: ['x'] });
    expect(grey).toContain('src="/media/grey2-480.webp"');
    expect(grey).toMatch(/<h3[^>]*><a href="[^"]*\?sku=c3"/);
    expect(grey, 'the heart keeps what is seen').toContain('data-wish="c3"');
    expect(grey).not.toContain('first-480');
  });

  it('a search for the SKU of a variant shows and leads to that variant, sold out or not', () => {
    const found = (term: string) => cardOf({ ...paint, ...chair } as unknown as Product, false, {}, term);
    expect(found(' B2 ')).toMatchObject({ variant: 'b2', picture: { src: '/media/grey-480.webp' } });
    for (const term of ['', 'b', 'grigio', 'P1', '--']) expect(found(term)).not.toHaveProperty('variant');
  });

  it('a card of a colour without a picture of its own says which one the picture shows', () => {
    const plain = chair.variants.map(({ picture: _own, ...rest }) => rest);
    const shown = (colour: string) =>
      cardOf({ ...paint, ...chair, variants: plain } as unknown as Product, false, {
        colore_placca: [colour],
      });
    expect(shown('grigio').shows).toBe('Nero');
    expect(shown('nero')).not.toHaveProperty('shows');
    expect(
      cardOf({ ...paint, ...chair } as unknown as Product, false, { colore_placca: ['grigio'] }),
    ).not.toHaveProperty('shows');
  });

  it('without a choice among them the card is the product’s, with another view under the pointer', () => {
    for (const chosen of [{}, { brand: ['x'] }, { colore_placca: ['viola'] }, { constructor: ['x'] }]) {
      const plain = markup(chosen);
      expect(plain).toContain('src="/media/first-480.webp"');
      expect(plain).toContain('src="/media/second-480.webp"');
      expect(plain).not.toMatch(/<h3[^>]*><a href="[^"]*sku=/);
    }
  });

  it('are links to their variants, each colour once, those in stock first', () => {
    const links = [...markup({}).matchAll(/aria-label="([^"]*)"[^>]*style="--swatch:([^"]*)"/g)];
    expect(links.map(([, label]) => label?.split(': ')[1])).toEqual(['Nero', 'Grigio', 'Grigio']);
  });

  it('and one label at most', () => {
    const html = renderToStaticMarkup(
      <LocaleContext value="it">
        <ProductCard card={cardOf({ ...paint, is_new: true, is_hot: true } as unknown as Product)} />
      </LocaleContext>,
    );
    expect(html).not.toContain('Molto scelto');
    expect(html).not.toContain('>Novità<');
  });
});
