import { centsFromDecimal } from '@casamaestra/rules/payments/decimal-amount.ts';
import { z } from 'zod';
import { readXmlTree } from '../../platform/xml-tree.ts';

/** One incoming payment of a statement. */
export interface BankCredit {
  /** Identifies the entry: it is imported once. */
  readonly reference: string;
  /** "YYYY-MM-DD" */
  readonly bookedOn: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly debtorName: string;
  readonly debtorIban: string;
  readonly remittance: string;
}

export interface BankStatement {
  /** IBANs of the accounts in the statement. */
  readonly ibans: readonly string[];
  readonly credits: readonly BankCredit[];
}

/** Largest statement file accepted, in characters. */
export const statementMax = 20_000_000;
const LINE_MAX = 500;

type Node = { readonly [name: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All elements at a path of names, however often each is repeated. */
function all(value: unknown, ...path: string[]): unknown[] {
  let found: unknown[] = [value];
  for (const name of path) {
    found = found
      .flatMap((each) => (isNode(each) ? [each[name]].flat() : []))
      .filter((each) => each !== undefined);
  }
  return found;
}

/** Text of the first element at a path; an element with attributes has its text under "#text". */
function text(value: unknown, ...path: string[]): string {
  const [first] = all(value, ...path);
  const found = isNode(first) ? first['#text'] : first;
  return typeof found === 'string' ? found.trim().slice(0, LINE_MAX) : '';
}

const dateSchema = z.iso.date();

/** The status is text or, in newer versions, a code. */
const isBooked = (entry: unknown): boolean => (text(entry, 'Sts', 'Cd') || text(entry, 'Sts')) === 'BOOK';

const party = (details: unknown, name: string): string =>
  text(details, 'RltdPties', name, 'Nm') || text(details, 'RltdPties', name, 'Pty', 'Nm');

function remittanceOf(details: unknown): string {
  const free = all(details, 'RmtInf', 'Ustrd').filter((line) => typeof line === 'string');
  const structured = text(details, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref');
  return [...free, structured].join(' ').trim().slice(0, LINE_MAX);
}

interface Money {
  readonly amountCents: number;
  readonly currency: string;
}

function money(value: unknown, ...path: string[]): Money | null {
  const [amount] = all(value, ...path);
  const amountCents = centsFromDecimal(text(amount));
  const currency = isNode(amount) ? amount['@Ccy'] : undefined;
  return amountCents === null || typeof currency !== 'string' ? null : { amountCents, currency };
}

/** The amount of each of several transfers; null when one of them has none. */
function sumsOf(transfers: readonly unknown[]): readonly Money[] | null {
  const sums = transfers.map((details) => money(details, 'Amt') ?? money(details, 'AmtDtls', 'TxAmt', 'Amt'));
  return sums.every((sum) => sum !== null) ? sums : null;
}

/**
 * Credits of an entry. An entry may contain several transfers with details of their own; without details, or
 * where their amounts are missing, the entry is one credit.
 */
function creditsOf(entry: unknown): BankCredit[] {
  const sum = money(entry, 'Amt');
  const day = text(entry, 'BookgDt', 'Dt') || text(entry, 'BookgDt', 'DtTm').slice(0, 10);
  const booked = dateSchema.safeParse(day);
  if (sum === null || !booked.success) return [];
  const transfers = all(entry, 'NtryDtls', 'TxDtls');
  const sums = transfers.length > 1 ? sumsOf(transfers) : null;
  const reference = text(entry, 'AcctSvcrRef') || text(entry, 'NtryRef');
  const parts = sums !== null || transfers.length === 1 ? transfers : [{}];
  return parts.map((details, index) => {
    const own = text(details, 'Refs', 'AcctSvcrRef');
    const amount = sums?.[index] ?? sum;
    const remittance = remittanceOf(details) || text(entry, 'AddtlNtryInf');
    const debtorName = party(details, 'Dbtr');
    // Some banks repeat the entry's reference in each of its transfers: then it does not identify them.
    const part = own !== reference && own !== '' ? own : reference === '' ? '' : `${reference}/${index + 1}`;
    const named = sums === null ? reference || own : part;
    return {
      // Without a bank reference the entry is identified by its contents.
      reference:
        named || [booked.data, amount.amountCents, amount.currency, debtorName, remittance].join('|'),
      bookedOn: booked.data,
      ...amount,
      debtorName,
      debtorIban: text(details, 'RltdPties', 'DbtrAcct', 'Id', 'IBAN'),
      remittance,
    };
  });
}

const isCredit = (entry: unknown): boolean =>
  text(entry, 'CdtDbtInd') === 'CRDT' && isBooked(entry) && text(entry, 'RvslInd') !== 'true';

/**
 * Reads booked credits of an account statement (ISO 20022 camt.053, any version). Null when it is not one, is
 * too long, or has a DTD: statements need no entities.
 */
export function readCamt053(xml: string): BankStatement | null {
  if (xml.length > statementMax || /<!(DOCTYPE|ENTITY)/i.test(xml)) return null;
  let document: unknown;
  try {
    document = readXmlTree(xml);
  } catch {
    return null;
  }
  const statements = all(document, 'Document', 'BkToCstmrStmt', 'Stmt');
  if (statements.length === 0) return null;
  return {
    ibans: statements.map((statement) => text(statement, 'Acct', 'Id', 'IBAN')).filter((iban) => iban !== ''),
    credits: statements
      .flatMap((statement) => all(statement, 'Ntry'))
      .filter(isCredit)
      .flatMap(creditsOf)
      .filter(({ amountCents }) => amountCents > 0),
  };
}
