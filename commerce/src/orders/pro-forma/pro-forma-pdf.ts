import Pdfkit from 'pdfkit';
import type { Address } from '@casamaestra/contract/checkout/address.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { addressLine, companyLine, taxLine } from '@casamaestra/contract/shop/shop-words.ts';
import type { OrderLine, OrderRecord } from '../order-record.ts';
import { euroText } from '../written.ts';
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

const money = (amountCents: number) => printableText(euroText(amountCents, 'it'));
const percent = (value: number) => `${new Intl.NumberFormat('it-IT').format(value)}%`;
const day = (moment: Date) =>
  new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'Europe/Rome' }).format(moment);

function header(pdf: Pdf, order: OrderRecord, shop: ShopFile): void {
  const { company, contacts } = shop;
  pdf.font('bold').fontSize(16).fillColor(ink).text(printableText(company.name), margin, margin);
  pdf.font('plain').fontSize(9).fillColor(grey);
  pdf.text(printableText(addressLine(company.address)));
  pdf.text(printableText(taxLine(shop)));
  pdf.text(printableText(`${contacts.phone} – ${contacts.email} – PEC ${contacts.pec}`));
  pdf.moveDown(1.5).fillColor(ink).font('bold').fontSize(14);
  pdf.text(`Pro-forma dell'ordine ${order.number}`);
  pdf.font('plain').fontSize(10).fillColor(grey);
  pdf.text(`Ordine del ${day(order.placedAt)}. Questo documento non è una fattura e non ha valore fiscale.`);
  pdf.moveDown();
}

function addressText(address: Address): string {
  const { first_name, last_name, company_name, address_line1, address_line2, city, state, pincode } = address;
  const country = new Intl.DisplayNames('it', { type: 'region' }).of(address.country);
  const town = `${pincode ?? ''} ${city}${state === undefined ? '' : ` (${state})`}`.trim();
  return [company_name, `${first_name} ${last_name}`, address_line1, address_line2, town, country]
    .filter((line) => line !== undefined && line !== '')
    .map((line) => printableText(line ?? ''))
    .join('\n');
}

/** Who ordered: with the address for billing where one is known. */
function customerText({ billingAddress, shippingAddress }: OrderRecord): string {
  if (billingAddress !== null) return addressText(billingAddress);
  return printableText(`${shippingAddress.first_name} ${shippingAddress.last_name}`);
}

function invoiceText({ invoice }: OrderRecord): string {
  if (invoice === null) return '';
  if (invoice.customer_type === 'Individual') return `\nC.F. ${invoice.tax_code}`;
  const { company_name, vat_number, tax_code, recipient_code, pec } = invoice;
  const parts = [
    company_name,
    `P. IVA ${vat_number}`,
    tax_code && `C.F. ${tax_code}`,
    recipient_code && `SDI ${recipient_code}`,
    pec && `PEC ${pec}`,
  ];
  return `\n${printableText(parts.filter(Boolean).join(', '))}`;
}

function addresses(pdf: Pdf, order: OrderRecord): void {
  const top = pdf.y;
  const width = 235;
  const delivery = order.shippingKind === 'pickup' ? 'Ritiro' : 'Consegna';
  const block = (title: string, text: string, x: number): number => {
    pdf.font('bold').fontSize(10).fillColor(ink).text(title, x, top, { width });
    pdf.font('plain').text(text, { width });
    return pdf.y;
  };
  const left = block('Cliente', `${customerText(order)}${invoiceText(order)}`, margin);
  const where = `${printableText(order.shippingLabel)}\n${addressText(order.shippingAddress)}`;
  const other = block(delivery, where, margin + width + 20);
  pdf.x = margin;
  pdf.y = Math.max(left, other) + 16;
}

function rule(pdf: Pdf): void {
  pdf.moveTo(margin, pdf.y).lineTo(right, pdf.y).lineWidth(0.5).strokeColor(lineColour).stroke();
  pdf.y += 5;
}

/** Writes a row; answers how far down its longest cell reached. */
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

function tableHead(pdf: Pdf): void {
  pdf.font('bold').fontSize(9).fillColor(grey);
  cells(pdf, { name: 'Prodotto', qty: 'Q.tà', price: 'Prezzo', vat: 'IVA', amount: 'Importo' });
  rule(pdf);
}

/** Begins a page when what comes is higher than what is left of this one. */
function makeRoom(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= pdf.page.height - bottom) return false;
  pdf.addPage();
  return true;
}

const nameOf = (line: OrderLine): string =>
  printableText(
    [line.name, line.options, line.sku, line.customMade ? 'su misura: recesso escluso' : '']
      .filter((part) => part !== '')
      .join(' · '),
  );

function table(pdf: Pdf, order: OrderRecord): void {
  tableHead(pdf);
  for (const line of order.lines) {
    pdf.font('plain').fontSize(10);
    const name = nameOf(line);
    if (makeRoom(pdf, pdf.heightOfString(name, { width: columns.name.width }) + 14)) tableHead(pdf);
    pdf.font('plain').fontSize(10).fillColor(ink);
    cells(pdf, {
      name,
      qty: String(line.qty),
      price: money(line.priceCents),
      vat: percent(line.vatPercent),
      amount: money(line.amountCents),
    });
    rule(pdf);
  }
}

function sums(pdf: Pdf, order: OrderRecord): void {
  const discounts = order.couponCodes.length === 0 ? '' : ` (${order.couponCodes.join(', ')})`;
  const rows: (readonly [string, string, boolean])[] = [
    ['Prodotti', money(order.subtotalCents), false],
    ...(order.discountCents === 0
      ? []
      : [[`Sconti${discounts}`, `-${money(order.discountCents)}`, false] as const]),
    ['Consegna', money(order.shippingCents), false],
    ['Totale, IVA inclusa', money(order.totalCents), true],
    ...order.vat.map(
      ({ percent: rate, net_cents, vat_cents }) =>
        [`di cui IVA ${percent(rate)} su imponibile ${money(net_cents)}`, money(vat_cents), false] as const,
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

const withdrawalText = (shop: ShopFile) =>
  `Diritto di recesso: il consumatore può recedere entro 14 giorni dalla consegna, senza indicarne il motivo (Codice del consumo, articoli 52–59), dalla pagina «Recedere dal contratto qui» del negozio, scrivendo a ${shop.contacts.withdrawal_email} o per posta a ${companyLine(shop)}. Il recesso è escluso per i prodotti su misura. Garanzia legale di conformità: 24 mesi dalla consegna.`;

function notes(pdf: Pdf, shop: ShopFile): void {
  pdf.font('plain').fontSize(9).fillColor(grey);
  const text = printableText(withdrawalText(shop));
  const width = right - margin;
  makeRoom(pdf, pdf.heightOfString(text, { width }) + 16);
  pdf.moveDown().text(text, margin, pdf.y, { width });
}

function pageNumbers(pdf: Pdf, order: OrderRecord): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Below the lower margin, where text would otherwise begin another page.
    pdf.page.margins.bottom = 0;
    pdf.font('plain').fontSize(8).fillColor(grey);
    const text = `Ordine ${order.number} – pagina ${page + 1} di ${count}`;
    pdf.text(text, margin, pdf.page.height - 40, { width: right - margin, align: 'center' });
  }
}

/** The pro-forma of an order as PDF, in Italian. Long names wrap, long orders go on over pages. */
export async function proFormaPdf(order: OrderRecord, shop: ShopFile): Promise<Buffer> {
  const pdf = new Pdfkit({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom },
    bufferPages: true,
    lang: 'it-IT',
    displayTitle: true,
    info: {
      Title: `Pro-forma ${order.number}`,
      Author: shop.company.name,
      CreationDate: order.placedAt,
    },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  addPaperFonts(pdf);
  header(pdf, order, shop);
  addresses(pdf, order);
  table(pdf, order);
  sums(pdf, order);
  notes(pdf, shop);
  pageNumbers(pdf, order);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
