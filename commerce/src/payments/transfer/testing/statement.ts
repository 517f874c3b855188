export interface EntryOptions {
  readonly reference?: string;
  readonly amount?: string;
  readonly currency?: string;
  readonly credit?: string;
  readonly status?: string;
  readonly day?: string;
  readonly name?: string;
  readonly party?: boolean;
  /** Account of who pays; null: the bank does not tell it. */
  readonly from?: string | null;
  readonly remittance?: readonly string[];
  readonly extra?: string;
}

/** One entry of a camt.053 statement; default: a credit. */
export function entry(options: EntryOptions = {}): string {
  const {
    reference,
    amount = '10.00',
    currency = 'EUR',
    credit = 'CRDT',
    status = '<Sts>BOOK</Sts>',
  } = options;
  const { day = '2026-11-20', name = 'Anna Rossi', party = false, remittance = [], extra = '' } = options;
  const { from = 'IT28W8000000292100645211208' } = options;
  const account = from === null ? '' : `<DbtrAcct><Id><IBAN>${from}</IBAN></Id></DbtrAcct>`;
  const debtor = party ? `<Pty><Nm>${name}</Nm></Pty>` : `<Nm>${name}</Nm>`;
  const words = remittance.map((line) => `<Ustrd>${line}</Ustrd>`).join('');
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${credit}</CdtDbtInd>${extra}${status}
    <BookgDt><Dt>${day}</Dt></BookgDt>${reference === undefined ? '' : `<AcctSvcrRef>${reference}</AcctSvcrRef>`}
    <NtryDtls><TxDtls><RltdPties><Dbtr>${debtor}</Dbtr>
    ${account}</RltdPties>
    <RmtInf>${words}</RmtInf></TxDtls></NtryDtls></Ntry>`;
}

export interface StatementOptions {
  readonly iban?: string;
  readonly prefix?: string;
}

/** A statement with these entries; default: of the shop's account. */
export function statement(
  entries: string,
  { iban = 'IT60X0542811101000000123456', prefix = '' }: StatementOptions = {},
): string {
  const xml = `<Document><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`;
  const named = xml.replaceAll(/<(\/?)(?=[A-Z])/g, `<$1${prefix}`);
  const space = prefix === '' ? 'xmlns' : `xmlns:${prefix.slice(0, -1)}`;
  return `<?xml version="1.0" encoding="UTF-8"?>${named.replace(
    `<${prefix}Document>`,
    `<${prefix}Document ${space}="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">`,
  )}`;
}
