import { describe, expect, test } from 'vitest';
import { readCamt053, statementMax } from './camt053.ts';
import { entry, statement } from './testing/statement.ts';

describe('C09 reading a camt.053 statement', () => {
  test('booked credits with payer, amount in cents and words', () => {
    const xml = statement(
      entry({
        reference: 'REF-1',
        amount: '1234.50',
        name: 'Anna &amp; C.',
        remittance: ['CM-7K3MQ9XR', 'ordine'],
      }),
    );
    expect(readCamt053(xml)).toEqual({
      ibans: ['IT60X0542811101000000123456'],
      credits: [
        {
          reference: 'REF-1',
          bookedOn: '2026-11-20',
          amountCents: 123_450,
          currency: 'EUR',
          debtorName: 'Anna & C.',
          debtorIban: 'IT28W8000000292100645211208',
          remittance: 'CM-7K3MQ9XR ordine',
        },
      ],
    });
  });

  test('newer versions: status as code, payer within Pty, namespace prefix', () => {
    const xml = statement(entry({ reference: 'R', status: '<Sts><Cd>BOOK</Cd></Sts>', party: true }), {
      prefix: 'ns2:',
    });
    expect(readCamt053(xml)?.credits).toMatchObject([{ reference: 'R', debtorName: 'Anna Rossi' }]);
  });

  test.each([
    ['debits', { credit: 'DBIT' }],
    ['pending entries', { status: '<Sts>PDNG</Sts>' }],
    ['entries for information', { status: '<Sts><Cd>INFO</Cd></Sts>' }],
    ['reversals', { extra: '<RvslInd>true</RvslInd>' }],
    ['amounts that are none', { amount: '12.345' }],
    ['amounts of nothing', { amount: '0.00' }],
    ['dates that are none', { day: '2026-13-45' }],
  ] as const)('%s are left out', (_name, options) =>
    expect(readCamt053(statement(entry({ reference: 'R', ...options })))?.credits).toEqual([]),
  );

  test('an entry of several transfers is several credits', () => {
    const xml = statement(`<Ntry><Amt Ccy="EUR">30.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
      <BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>BATCH</AcctSvcrRef><NtryDtls>
      <TxDtls><Amt Ccy="EUR">10.00</Amt><RmtInf><Ustrd>CM-AAAA2222</Ustrd></RmtInf></TxDtls>
      <TxDtls><Refs><AcctSvcrRef>OWN</AcctSvcrRef></Refs><Amt Ccy="EUR">20.00</Amt></TxDtls>
      </NtryDtls></Ntry>`);
    expect(readCamt053(xml)?.credits).toMatchObject([
      { reference: 'BATCH/1', amountCents: 1000, remittance: 'CM-AAAA2222' },
      { reference: 'OWN', amountCents: 2000 },
    ]);
  });

  const batch = (first: string, second: string) =>
    readCamt053(
      statement(`<Ntry><Amt Ccy="EUR">30.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
        <BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>BATCH</AcctSvcrRef><NtryDtls>
        <TxDtls>${first}<RmtInf><Ustrd>CM-AAAA2222</Ustrd></RmtInf></TxDtls>
        <TxDtls>${second}<RmtInf><Ustrd>CM-BBBB2222</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`),
    )?.credits;

  test('transfers that do not tell their sums are never each the whole sum', () =>
    expect(batch('<Amt Ccy="EUR">10.00</Amt>', '')).toMatchObject([
      { reference: 'BATCH', amountCents: 3000, remittance: '' },
    ]));

  test('transfers that repeat the reference of their entry stay apart', () => {
    const part = (amount: string) =>
      `<Refs><AcctSvcrRef>BATCH</AcctSvcrRef></Refs><Amt Ccy="EUR">${amount}</Amt>`;
    expect(batch(part('10.00'), part('20.00'))).toMatchObject([
      { reference: 'BATCH/1', amountCents: 1000 },
      { reference: 'BATCH/2', amountCents: 2000 },
    ]);
  });

  test('without a reference of the bank, two different entries stay two', () => {
    const xml = statement(entry({ amount: '1.00' }) + entry({ amount: '2.00' }));
    expect(new Set(readCamt053(xml)?.credits.map(({ reference }) => reference)).size).toBe(2);
  });

  test.each([
    ['nothing', ''],
    ['no XML', 'RH 12345'],
    ['broken XML', '<Document><BkToCstmrStmt>'],
    ['another document', '<Document><FIToFICstmrCdtTrf/></Document>'],
    [
      'an outside entity',
      `<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>${statement(entry({ reference: '&x;' }))}`,
    ],
    [
      'entities that grow',
      `<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${statement(entry({ reference: '&b;' }))}`,
    ],
    ['too long', `${statement('')}${' '.repeat(statementMax)}`],
  ])('%s is refused', (_name, xml) => expect(readCamt053(xml)).toBeNull());
});
