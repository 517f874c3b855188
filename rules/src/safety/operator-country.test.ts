import { describe, expect, test } from 'vitest';
import { countryOfAddress, isInUnion } from './operator-country.ts';

describe('The country of a maker, which decides whether a responsible person is needed (Reg. (UE) 2023/988)', () => {
  test.each([
    ['Via dei Falegnami 18, 47121 Forlì (FC), Italia', 'IT', true],
    ['Via Po 1, 10121 Torino (TO)', 'IT', true],
    ['Lindenstraße 14, 70563 Stuttgart, Germania', 'DE', true],
    ['Lindenstraße 14, 70563 Stuttgart, Deutschland', 'DE', true],
    ['Lindenstraße 14, D-70563 Stuttgart\nGERMANY', 'DE', true],
    ['Hauptstraße 1, DE-70563 Stuttgart', 'DE', true],
    ['ul. Stolarska 5, 34-600 Limanowa, Polska', 'PL', true],
    ['Dlhá 3, 81101 Bratislava, Slovensko', 'SK', true],
    ['Karl Johans gate 1, 0154 Oslo, Norvegia', 'NO', true],
    ['88 Jiangnan Road, 315040 Ningbo, Cina', 'CN', false],
    ['88 Jiangnan Road, Ningbo, P.R. China', 'CN', false],
    ['Organize Sanayi Bölgesi 3. Cadde 21, 16140 Bursa, Türkiye', 'TR', false],
    ['1 High Street, London, UK', 'GB', false],
    ['Bahnhofstrasse 1, 8001 Zürich, Svizzera', 'CH', false],
    ['Calle 1, La Paz, BO', null, false],
    ['Via Po 1, Torino', null, false],
    ['', null, false],
  ])('%s', (address, country, inside) => {
    expect([countryOfAddress(address), isInUnion(address)]).toEqual([country, inside]);
  });
});
