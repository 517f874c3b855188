import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyzerFor } from './analyzer.ts';
import { codeKey, fold, foldKey } from './fold.ts';
import { stemEnglish } from './stem-english.ts';
import { stemItalian } from './stem-italian.ts';
import { tokenize } from './tokenize.ts';

const texts = (text: string, language: 'it' | 'en' = 'it'): string[] =>
  tokenize(text, language, 50).map((token) => token.text);

describe('S07 Italian stems', () => {
  test.each([
    ['trapano', 'trapani'],
    ['materasso', 'materassi'],
    ['sega', 'seghe'],
    ['forbice', 'forbici'],
    ['chiave', 'chiavi'],
    ['luce', 'luci'],
    ['specchio', 'specchi'],
    ['tavolo', 'tavoli'],
    ['sedia', 'sedie'],
    ['lampada', 'lampade'],
    ['maniglia', 'maniglie'],
    ['lampadario', 'lampadari'],
    ['doccia', 'docce'],
    ['armadio', 'armadi'],
    ['olio', 'oli'],
    ['avvitatore', 'avvitatori'],
    ['elastico', 'elastici'],
    ['batteria', 'batterie'],
    ['valigia', 'valigie'],
    ['cuccia', 'cucce'],
  ])('%s and %s are one', (one, other) => {
    expect(stemItalian(one)).toBe(stemItalian(other));
  });

  test('an adjective is one in all four forms', () => {
    for (const forms of [
      'bianco bianca bianchi bianche',
      'grigio grigia grigi grigie',
      'lungo lunga lunghi lunghe',
    ]) {
      expect(new Set(forms.split(' ').map(stemItalian)).size).toBe(1);
    }
  });

  test.each([
    ['punta', 'punto'],
    ['pala', 'palo'],
    ['cassetta', 'cassetto'],
    ['porta', 'porto'],
    ['sedia', 'sede'],
    ['foglia', 'foglio'],
    ['tenda', 'tendina'],
    ['lampada', 'lampadina'],
    ['vite', 'vita'],
    ['rame', 'ramo'],
    ['latta', 'latte'],
    ['colla', 'collo'],
    ['tavola', 'tavolo'],
    ['presa', 'prezzo'],
    ['libro', 'libreria'],
  ])('%s is not %s', (one, other) => {
    expect(stemItalian(one)).not.toBe(stemItalian(other));
  });
});

describe('S07 English stems', () => {
  test.each([
    ['drills', 'drill'],
    ['batteries', 'battery'],
    ['switches', 'switch'],
    ['boxes', 'box'],
    ['shelves', 'shelf'],
    ['brass', 'brass'],
    ['stainless', 'stainless'],
  ])('%s → %s', (word, stem) => {
    expect(stemEnglish(word)).toBe(stem);
  });
});

describe('S07 folding', () => {
  test('accents, apostrophes, signs and controls', () => {
    expect(fold('Comò  dell’ÀNTICO')).toBe("como  dell'antico");
    expect(fold('60×120 ½″')).toBe('60x120  1/2"');
    expect(fold('a\u0000b\u200Bc')).toBe('a b c');
    expect(foldKey('Utensili elettrici & Co.')).toBe('utensili-elettrici-co');
    expect(codeKey('tnx-18.a/ b')).toBe('TNX18AB');
  });

  test('apostrophes and quotes that come apart from one character are the plain ones', () => {
    expect([...'\u0149\u1FEF\u2034\u2057\uFF40'].map(fold)).toEqual(["'n", "'", `"'`, '""', "'"]);
  });

  test('is idempotent on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('S07 words, sizes and units', () => {
  test.each([
    ['18 V', '18V', '18v'],
    ['5 l', '5 litri', '5lt'],
    ['5 l', '5000 ml', '5 LITRI'],
    ['2,5 kg', '2.5kg', '2500 g'],
    ['60 x 120', '60x120', '60×120'],
    ['1/2"', '½"', '1/2 pollice'],
    ['1.000 W', '1000w', '1 kW'],
    ['10 cm', '100mm', '0,1 m'],
    ['tre posti', '3 posti', '3 POSTI'],
  ])('%s, %s and %s are one', (...ways) => {
    expect(new Set(ways.map((way) => texts(way).join(' '))).size).toBe(1);
  });

  test('elisions go, other apostrophes part', () => {
    expect(texts("l'armadio dell'ufficio")).toEqual(['armadio', 'ufficio']);
    expect(texts('un’asse d’abete')).toEqual(['asse', 'abete']);
  });

  test('codes are indexed as a whole and in parts', () => {
    const [code] = tokenize('SKU-123-A', 'it', 5);
    expect(code).toMatchObject({ text: 'sku123a', kind: 'code', parts: ['sku', '123', 'a'] });
    expect(tokenize('PH2', 'it', 5)[0]).toMatchObject({ text: 'ph2', parts: ['ph', '2'] });
    expect(tokenize('60x120 cm', 'it', 5)[0]).toMatchObject({ text: '60x120', kind: 'size' });
  });

  test('American sizes', () => {
    expect(texts('2 in. x 4 in. x 8 ft.', 'en')).toEqual(['2x4x8']);
    expect(texts('5-gal. 1.9 cu. ft. 1-1/2 in. 18-Volt', 'en')).toEqual([
      '5gal',
      '1.9cuft',
      '1-1/2in',
      '18v',
    ]);
  });

  test('the head noun: first in Italian, last in English', () => {
    const head = (text: string, language: 'it' | 'en'): string | undefined => {
      const analyzer = analyzerFor(language);
      const tokens = analyzer.tokens(text, 30);
      return tokens[analyzer.head(tokens)]?.text;
    };
    expect(head('Punta per trapano 8 mm', 'it')).toBe('punta');
    expect(head('Set di nove punte per trapano', 'it')).toBe('punte');
    expect(head('Vero 1-Handle Shower Faucet in Chrome (Valve Not Included)', 'en')).toBe('faucet');
  });

  test('no text breaks it, and it never gives more tokens than asked', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'1x/.,\'"-a° lcm½') })),
        (text) => {
          for (const language of ['it', 'en'] as const) {
            const tokens = tokenize(text, language, 20);
            expect(tokens.length).toBeLessThanOrEqual(20);
            expect(tokens.every((token) => token.text !== '' && token.text.length <= 40)).toBe(true);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
