import { describe, expect, test } from 'vitest';
import { taxCodeFitsName } from './tax-code-name.ts';
import { taxCodeCheckLetter } from './tax-code.ts';

/** A valid code that begins with six letters. */
function codeOf(letters: string, rest = '85T10A562'): string {
  return letters + rest + taxCodeCheckLetter(letters + rest);
}

describe('C07 the codice fiscale and the name', () => {
  test.each([
    ['RSSMRA', 'Mario', 'Rossi'],
    ['RSSMRA', '  mario ', 'ROSSI'],
    ['BNCLCU', 'Lucia', 'Bianchi'],
    ['VRDGPP', 'Giuseppe', 'Verdi'],
    ['FOXLIX', 'Li', 'Fo'],
    ['OXXAXX', 'A', 'O'],
    ['AIXAUE', 'Aue', 'Ai'],
    ['RAXMIA', 'Mia', 'Ra'],
    ['RSSGNN', 'Giovanni', 'Rossi'],
    ['RSSGFR', 'Gianfranco', 'Rossi'],
    ['RSSCRL', 'Carlo', 'Rossi'],
    ['RSSMGR', 'Maria Grazia', 'Rossi'],
    ['RSSMRA', 'Maria Grazia', 'Rossi'],
    ['DNGNNA', 'Anna', 'D’Angelo'],
    ['DNGNNA', 'Anna', "D'Angelo"],
    ['DRSNNA', 'Anna', 'De Rossi'],
    ['RSSNNA', 'Anna', 'Rossi-Bianchi'],
    ['DLANCL', 'Nicolò', 'D’Alò'],
    ['MLLJRG', 'Jörg', 'Müller'],
    ['NVKLTN', 'Ľubotín', 'Novák'],
    ['WSSSRN', 'Søren', 'Weiß'],
    ['LKSLSZ', 'Łukasz', 'Łukasz'],
  ])('%s can be of %s %s', (letters, first, last) => {
    expect(taxCodeFitsName(codeOf(letters), first, last)).toBe(true);
  });

  test.each([
    ['RSSMRA', 'Mario', 'Bianchi'],
    ['RSSMRA', 'Giulia', 'Rossi'],
    ['RSSMRA', 'Rossi', 'Mario'],
    ['RSSGVN', 'Giovanni', 'Rossi'],
    ['FOXLIX', 'Lia', 'Fo'],
    ['FOXLIX', 'Li', 'Fox'],
    ['RSSGRZ', 'Maria Grazia', 'Rossi'],
  ])('%s cannot be of %s %s', (letters, first, last) => {
    expect(taxCodeFitsName(codeOf(letters), first, last)).toBe(false);
  });

  test('letters in the place of digits change nothing', () => {
    expect(taxCodeFitsName('RSSMRA85T10A56NH', 'Mario', 'Rossi')).toBe(true);
    expect(taxCodeFitsName('RSSMRA85T10A56NH', 'Mario', 'Bianchi')).toBe(false);
  });

  test.each([
    ['00743110157', 'Mario', 'Bianchi', 'the code of a company'],
    ['RSSMRA85T10A56', 'Mario', 'Bianchi', 'an unfinished code, which is told as such'],
    ['', 'Mario', 'Bianchi', 'no code'],
    ['RSSMRA85T10A562S', '', '', 'no name yet'],
    ['RSSMRA85T10A562S', 'Марио', 'Росси', 'a name in other letters'],
    ['RSSMRA85T10A562S', '?', '’', 'a name without letters'],
  ])('%s with %s %s is not compared: %s', (code, first, last) => {
    expect(taxCodeFitsName(code, first, last)).toBe(true);
  });
});
