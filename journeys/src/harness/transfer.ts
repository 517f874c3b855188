import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { staff } from './staff.ts';
import { dataDir } from './shop-of-worker.ts';

/** A camt.053 statement with one credit. */
const statement = (amount: string, order: string, remittance: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><IBAN>IT60X0542811101000000123456</IBAN></Id></Acct><Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>${order}</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>${remittance}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;

/** A bank transfer arrives: imports a statement. In euros; `words` stand in its text after the number. */
export async function transferArrives(order: string, total: number, words = ''): Promise<void> {
  const file = join(dataDir(), `estratto-${order}.xml`);
  await writeFile(file, statement(total.toFixed(2), order, `${order} ${words}`.trim()));
  const out = await staff('bank', 'import', file);
  if (!out.includes('abbinati: 1.')) throw new Error(`the transfer was not matched:\n${out}`);
}
