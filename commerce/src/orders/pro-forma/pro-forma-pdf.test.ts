import Pdfkit from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../shop-config.ts';
import { addPaperFonts } from './pdf-fonts.ts';
import { printableText } from './printable-text.ts';
import { proFormaPdf } from './pro-forma-pdf.ts';
import { lineToPrint as line, orderToPrint as order } from './testing/order-to-print.ts';
import { textOfPdf } from './testing/text-of-pdf.ts';

const { shop } = readConfig({});

const pages = (file: Buffer): number => file.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

describe('R38 the pro-forma', () => {
  test.each([
    [1, 'Martello', 1],
    [100, 'Martello', 4],
    [3, 'Armadio componibile in legno massello '.repeat(20), 1],
    [2, 'x'.repeat(2000), 2],
  ])('%i lines of «%s» need at least %i pages', async (count, name, least) => {
    const lines = Array.from({ length: count }, (_, index) => line(index + 1, name));
    const file = await proFormaPdf(order(lines), shop);
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.subarray(-6).toString()).toContain('%%EOF');
    expect(pages(file)).toBeGreaterThanOrEqual(least);
    expect(pages(file)).toBeLessThanOrEqual(Math.ceil(count / 10) + 3);
  });

  test('names are read back as they were typed, Slovak and other letters of Europe too', async () => {
    const slovak = 'Vŕšok ÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ áäčďéíĺľňóôŕšťúýž';
    const others = 'Gżegżółka, Őrült, Ğüneş, Þórður, Țară – “12 €”';
    const text = textOfPdf(await proFormaPdf(order([line(1, slovak), line(2, others)]), shop));
    for (const wanted of ['Niccolò Łukáš Černý ??', 'Via dell’Università 12', '20,00\u00a0€', 'Q.tà']) {
      expect(text).toContain(wanted);
    }
    const onOneLine = text.replaceAll(/\s+/g, ' ');
    expect(onOneLine).toContain(slovak);
    expect(onOneLine).toContain(others);
  });

  test.each([
    ['it', "Pro-forma dell'ordine CM-7K3MQ9XR", 'Ordine del 21 novembre 2026.', '20,00\u00a0€', 'Italia'],
    ['en', 'Pro-forma of order CM-7K3MQ9XR', 'Order of 21 November 2026.', '€20.00', 'Italy'],
    [
      'sk',
      'Proforma k objednávke CM-7K3MQ9XR',
      'Objednávka z 21. novembra 2026.',
      '20,00\u00a0€',
      'Taliansko',
    ],
  ])('%s: it is in the language of its order', async (language, ...wanted) => {
    const text = textOfPdf(await proFormaPdf({ ...order([line(1, 'Vite')]), language }, shop));
    for (const part of wanted) expect(text).toContain(part);
    expect(text.replaceAll('??', '')).not.toContain('?');
  });

  test('every letter that counts as printable is in both fonts', async () => {
    const all = Array.from({ length: 0x2200 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
    const printable = all.filter((letter) => printableText(letter) === letter && letter.trim() !== '');
    expect(printable.length).toBeGreaterThan(300);
    const pdf = new Pdfkit();
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    addPaperFonts(pdf);
    for (const font of ['plain', 'bold']) {
      for (const letter of printable) pdf.font(font).text(letter);
    }
    const ended = new Promise((resolve) => pdf.on('end', resolve));
    pdf.end();
    await ended;
    expect(textOfPdf(Buffer.concat(chunks)).split('\n')).toEqual([...printable, ...printable]);
  });

  test('letters the font lacks lose their accent; nothing breaks', () => {
    expect(printableText('Perché, già, Forlì – 12 € “così”')).toBe('Perché, già, Forlì – 12 € “così”');
    expect(printableText('Ľubomír Černý, Łódź')).toBe('Ľubomír Černý, Łódź');
    expect(printableText('Ĥoĉo, Nguyễn, ﬁne, C\u030cerny\u0301')).toBe('Hoco, Nguyen, fine, Černý');
    expect(printableText('漢字\u{1F600}\n\u0000')).toBe('??? ?');
  });
});
