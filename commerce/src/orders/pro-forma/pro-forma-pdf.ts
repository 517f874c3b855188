import Pdfkit from 'pdfkit';
import type { Address } from '@casamaestra/contract/checkout/address.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { addressLine, companyLine, taxLine } from '@casamaestra/contract/shop/shop-words.ts';
import type { OrderLine, OrderRecord } from '../order-record.ts';
import { countryName } from '@casamaestra/texts/format/country.ts';
import { longDay } from '@casamaestra/texts/format/date.ts';
import { moneyOfCents } from '@casamaestra/texts/format/money.ts';
import { number } from '@casamaestra/texts/format/number.ts';
import { languageFacts, languages, offeredLanguage } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { ProFormaTexts } from '@casamaestra/texts/service/pro-forma-texts-shape.ts';
import { proFormaTexts } from '@casamaestra/texts/service/pro-forma-texts.ts';
import { addPaperFonts } from './pdf-fonts.ts';
import { printableText } from './printable-text.ts';

type Pdf = InstanceType<typeof Pdfkit>;

const margin = 48;
const bottom = 72;
const grey = '#55605a';
const ink = '#1f2421';
const lineColour = '#c9cfc9';
/** Columns of the table: left edge and width in points on A4. */
const columns = {
  name: { x: margin, width: 238 },
  qty: { x: 292, width: 36 },
  price: { x: 332, width: 68 },
  vat: { x: 404, width: 44 },
  amount: { x: 452, width: 95 },
} as const;
const right = columns.amount.x + columns.amount.width;

/** The language of a document with its texts and money format. */
interface Writing {
  readonly language: Language;
  readonly texts: ProFormaTexts;
  readonly money: (amountCents: number) => string;
}

function writingOf(order: OrderRecord): Writing {
  const language = offeredLanguage(order.language, languages);
  return {
    language,
    texts: proFormaTexts(language),
    money: (amountCents) => printableText(moneyOfCents(amountCents, language)),
  };
}

function header(pdf: Pdf, order: OrderRecord, shop: ShopFile, { language, texts }: Writing): void {
  const { company, contacts } = shop;
  pdf.font('bold').fontSize(16).fillColor(ink).text(printableText(company.name), margin, margin);
  pdf.font('plain').fontSize(9).fillColor(grey);
  pdf.text(printableText(addressLine(company.address)));
  pdf.text(printableText(taxLine(shop)));
  pdf.text(printableText(`${contacts.phone} – ${contacts.email} – PEC ${contacts.pec}`));
  pdf.moveDown(1.5).fillColor(ink).font('bold').fontSize(14);
  pdf.text(texts.title(order.number));
  pdf.font('plain').fontSize(10).fillColor(grey);
  pdf.text(texts.ordered(longDay(order.placedAt, language)));
  pdf.moveDown();
}

function addressText(address: Address, language: Language): string {
  const { first_name, last_name, company_name, address_line1, address_line2, city, state, pincode } = address;
  const country = countryName(address.country, language);
  const town = `${pincode ?? ''} ${city}${state === undefined ? '' : ` (${state})`}`.trim();
  return [company_name, `${first_name} ${last_name}`, address_line1, address_line2, town, country]
    .filter((line) => line !== undefined && line !== '')
    .map((line) => printableText(line ?? ''))
    .join('\n');
}

/** The customer, with the billing address if there is one. */
function customerText({ billingAddress, shippingAddress }: OrderRecord, language: Language): string {
  if (billingAddress !== null) return addressText(billingAddress, language);
  return printableText(`${shippingAddress.first_name} ${shippingAddress.last_name}`);
}

function invoiceText({ invoice }: OrderRecord, texts: ProFormaTexts): string {
  if (invoice === null) return '';
  if (invoice.customer_type === 'Individual') return `\n${texts.taxCode(invoice.tax_code)}`;
  const { company_name, vat_number, tax_code, recipient_code, pec } = invoice;
  const parts = [
    company_name,
    texts.vatNumber(vat_number),
    tax_code && texts.taxCode(tax_code),
    recipient_code && `SDI ${recipient_code}`,
    pec && `PEC ${pec}`,
  ];
  return `\n${printableText(parts.filter(Boolean).join(', '))}`;
}

function addresses(pdf: Pdf, order: OrderRecord, { language, texts }: Writing): void {
  const top = pdf.y;
  const width = 235;
  const delivery = order.shippingKind === 'pickup' ? texts.pickup : texts.delivery;
  const block = (title: string, text: string, x: number): number => {
    pdf.font('bold').fontSize(10).fillColor(ink).text(title, x, top, { width });
    pdf.font('plain').text(text, { width });
    return pdf.y;
  };
  const left = block(texts.customer, `${customerText(order, language)}${invoiceText(order, texts)}`, margin);
  const where = `${printableText(order.shippingLabel)}\n${addressText(order.shippingAddress, language)}`;
  const other = block(delivery, where, margin + width + 20);
  pdf.x = margin;
  pdf.y = Math.max(left, other) + 16;
}

function rule(pdf: Pdf): void {
  pdf.moveTo(margin, pdf.y).lineTo(right, pdf.y).lineWidth(0.5).strokeColor(lineColour).stroke();
  pdf.y += 5;
}

/** Writes a row and returns the lower edge of its tallest cell. */
function cells(pdf: Pdf, texts: Readonly<Record<keyof typeof columns, string>>): void {
  const top = pdf.y;
  let end = top;
  for (const [name, { x, width }] of Object.entries(columns) as [
    keyof typeof columns,
    { x: number; width: number },
  ][]) {
    pdf.text(texts[name], x, top, { width, align: name === 'name' ? 'left' : 'right' });
    end = Math.max(end, pdf.y);
  }
  pdf.x = margin;
  pdf.y = end + 4;
}

function tableHead(pdf: Pdf, texts: ProFormaTexts): void {
  pdf.font('bold').fontSize(9).fillColor(grey);
  cells(pdf, texts.columns);
  rule(pdf);
}

/** Starts a new page when the remaining height is too small. */
function makeRoom(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= pdf.page.height - bottom) return false;
  pdf.addPage();
  return true;
}

const nameOf = (line: OrderLine, texts: ProFormaTexts): string =>
  printableText(
    [line.name, line.options, line.sku, line.customMade ? texts.customMade : '']
      .filter((part) => part !== '')
      .join(' · '),
  );

function table(pdf: Pdf, order: OrderRecord, { language, texts, money }: Writing): void {
  tableHead(pdf, texts);
  for (const line of order.lines) {
    pdf.font('plain').fontSize(10);
    const name = nameOf(line, texts);
    if (makeRoom(pdf, pdf.heightOfString(name, { width: columns.name.width }) + 14)) tableHead(pdf, texts);
    pdf.font('plain').fontSize(10).fillColor(ink);
    cells(pdf, {
      name,
      qty: String(line.qty),
      price: money(line.priceCents),
      vat: `${number(line.vatPercent, language)}%`,
      amount: money(line.amountCents),
    });
    rule(pdf);
  }
}

function sums(pdf: Pdf, order: OrderRecord, { language, texts, money }: Writing): void {
  const discounts = order.couponCodes.length === 0 ? '' : ` (${order.couponCodes.join(', ')})`;
  const rows: (readonly [string, string, boolean])[] = [
    [texts.goods, money(order.subtotalCents), false],
    ...(order.discountCents === 0
      ? []
      : [[`${texts.discount}${discounts}`, `-${money(order.discountCents)}`, false] as const]),
    [texts.delivery, money(order.shippingCents), false],
    [texts.total, money(order.totalCents), true],
    ...order.vat.map(
      ({ percent, net_cents, vat_cents }) =>
        [texts.vatContained(number(percent, language), money(net_cents)), money(vat_cents), false] as const,
    ),
  ];
  makeRoom(pdf, rows.length * 16 + 10);
  pdf.y += 4;
  for (const [label, value, strong] of rows) {
    const top = pdf.y;
    pdf
      .font(strong ? 'bold' : 'plain')
      .fontSize(strong ? 12 : 10)
      .fillColor(ink);
    pdf.text(printableText(label), margin, top, { width: 390, align: 'right' });
    pdf.text(value, columns.amount.x, top, { width: columns.amount.width, align: 'right' });
    pdf.y = top + (strong ? 20 : 16);
  }
  pdf.x = margin;
}

function notes(pdf: Pdf, shop: ShopFile, { texts }: Writing): void {
  pdf.font('plain').fontSize(9).fillColor(grey);
  const text = printableText(texts.withdrawal(shop.contacts.withdrawal_email, companyLine(shop)));
  const width = right - margin;
  makeRoom(pdf, pdf.heightOfString(text, { width }) + 16);
  pdf.moveDown().text(text, margin, pdf.y, { width });
}

function pageNumbers(pdf: Pdf, order: OrderRecord, { texts }: Writing): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Text below the lower margin would otherwise start a new page.
    pdf.page.margins.bottom = 0;
    pdf.font('plain').fontSize(8).fillColor(grey);
    const text = texts.page(order.number, page + 1, count);
    pdf.text(text, margin, pdf.page.height - 40, { width: right - margin, align: 'center' });
  }
}

/**
 * The pro forma of an order as PDF, in the order’s language. Long names wrap, long orders continue on further
 * pages.
 */
export async function proFormaPdf(order: OrderRecord, shop: ShopFile): Promise<Buffer> {
  const writing = writingOf(order);
  const { language, texts } = writing;
  const pdf = new Pdfkit({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom },
    bufferPages: true,
    lang: languageFacts[language].locale,
    displayTitle: true,
    info: {
      Title: texts.documentTitle(order.number),
      Author: shop.company.name,
      CreationDate: order.placedAt,
    },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  addPaperFonts(pdf);
  header(pdf, order, shop, writing);
  addresses(pdf, order, writing);
  table(pdf, order, writing);
  sums(pdf, order, writing);
  notes(pdf, shop, writing);
  pageNumbers(pdf, order, writing);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
