import { receiptBytesMax } from '@casamaestra/contract/staff/staff-invoice-sending.operations.ts';
import type {
  ReceiptError,
  ReceiptFault,
  ReceiptKind,
} from '@casamaestra/contract/staff/staff-invoice-sending.operations.ts';
import { parseInstant } from '../../platform/instant-text.ts';
import { readXmlTree } from '../../platform/xml-tree.ts';
import type { XmlNode, XmlValue } from '../../platform/xml-tree.ts';

/** What a receipt of the exchange system says. */
export interface SystemReceipt {
  readonly kind: ReceiptKind;
  /** Of the file of the invoice, without the suffix of a signature. */
  readonly invoiceFile: string;
  readonly sdiId: string;
  readonly messageId: string;
  readonly at: Date;
  readonly errors: readonly ReceiptError[];
  readonly note: string;
}
export type ReadReceipt = { readonly receipt: SystemReceipt } | { readonly fault: ReceiptFault };

/** Root elements of invoices to private buyers and companies, and of those to public bodies, as intermediaries pass both. */
const kinds: Readonly<Record<string, ReceiptKind>> = {
  RicevutaConsegna: 'RC',
  RicevutaScarto: 'NS',
  NotificaScarto: 'NS',
  RicevutaImpossibilitaRecapito: 'MC',
  NotificaMancataConsegna: 'MC',
  NotificaDecorrenzaTermini: 'DT',
  AttestazioneTrasmissioneFattura: 'AT',
};

/** IT01234567890_00001_NS_001.xml */
const officialName = /^[A-Z]{2}[A-Z0-9]{2,28}_[A-Z0-9]{1,5}_([A-Z]{2})_[A-Z0-9]{1,5}\.xml$/i;
const ERRORS_MOST = 50;
const TEXT_MOST = 1000;

const isNode = (value: XmlValue | undefined): value is XmlNode =>
  typeof value === 'object' && !Array.isArray(value);
const text = (value: XmlValue | undefined): string =>
  (typeof value === 'string' ? value : isNode(value) ? text(value['#text'] ?? '') : '').slice(0, TEXT_MOST);
const listed = (value: XmlValue | undefined): readonly XmlValue[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly XmlValue[]) : [value];

function errorsOf(list: XmlValue | undefined): ReceiptError[] {
  if (!isNode(list)) return [];
  return listed(list['Errore'])
    .filter(isNode)
    .slice(0, ERRORS_MOST)
    .map((one) => ({
      code: text(one['Codice']).slice(0, 10),
      description: text(one['Descrizione']),
      suggestion: text(one['Suggerimento']),
    }));
}

/** When it happened: delivered, put at disposal, or received; local time in Italy where no zone is named. */
function momentOf(root: XmlNode): Date | undefined {
  const said = ['DataOraConsegna', 'DataMessaADisposizione', 'DataOraRicezione']
    .map((name) => text(root[name]))
    .find((moment) => moment !== '');
  const at = new Date(parseInstant(said ?? '', false));
  return Number.isNaN(at.getTime()) ? undefined : at;
}

function receiptOf(root: XmlNode, kind: ReceiptKind): SystemReceipt | undefined {
  const invoiceFile = text(root['NomeFile']).replace(/\.p7m$/i, '');
  const sdiId = text(root['IdentificativoSdI']);
  const at = momentOf(root);
  const errors = errorsOf(root['ListaErrori']);
  const isRejectedWhy = kind !== 'NS' || errors.some(({ code }) => /^\d{5}$/.test(code));
  if (invoiceFile === '' || !/^\d{1,36}$/.test(sdiId) || at === undefined || !isRejectedWhy) return undefined;
  const note = text(root['Descrizione']) || text(root['Note']);
  return { kind, invoiceFile, sdiId, messageId: text(root['MessageId']).slice(0, 100), at, errors, note };
}

function rootOf(bytes: Uint8Array): readonly [string, XmlNode] | undefined {
  const xml = new TextDecoder('utf-8').decode(bytes);
  // No receipt has one: what it would define is nobody's to resolve.
  if (/<!doctype/i.test(xml)) return undefined;
  try {
    const [entry] = Object.entries(readXmlTree(xml));
    return entry !== undefined && isNode(entry[1]) ? [entry[0], entry[1]] : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a receipt; its name says the same as what is in it. */
export function readReceipt(name: string, bytes: Uint8Array): ReadReceipt {
  if (/\.p7m$/i.test(name)) return { fault: 'signed' };
  const [, named] = officialName.exec(name) ?? [];
  if (named === undefined) return { fault: 'name' };
  if (!Object.values<string>(kinds).includes(named.toUpperCase())) return { fault: 'kind' };
  if (bytes.length > receiptBytesMax) return { fault: 'too_large' };
  const root = rootOf(bytes);
  if (root === undefined) return { fault: 'xml' };
  const kind = kinds[root[0]];
  if (kind === undefined) return { fault: 'xml' };
  if (kind !== named.toUpperCase()) return { fault: 'differs' };
  const receipt = receiptOf(root[1], kind);
  return receipt === undefined ? { fault: 'xml' } : { receipt };
}
