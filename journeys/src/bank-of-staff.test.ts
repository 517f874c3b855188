import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, useBrowser, type Visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { looksSound, takeBack } from './harness/office.ts';

useBrowser();

let desk: Visit;
let page: Page;
const mark = `Studio ${Date.now() % 1_000_000}`;
beforeAll(async () => {
  desk = await colleague('accounting', 'Carla Conti');
  ({ page } = desk);
});
afterAll(() => desk.close());

/** A statement with one credit. */
function statement(amount: string, text: string): string {
  const entry = `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
    <BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>${mark} ${text}</AcctSvcrRef><NtryDtls><TxDtls>
    <RltdPties><Dbtr><Nm>${mark}</Nm></Dbtr></RltdPties>
    <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id>
    <Acct><Id><IBAN>IT60X0542811101000000123456</IBAN></Id></Acct>${entry}</Stmt></BkToCstmrStmt></Document>`;
}

const chosen = () => page.getByLabel('Carica estratto conto (camt.053)');

/** Loads a statement with one credit. */
async function bankTells(amount: string, text: string): Promise<void> {
  await chosen().setInputFiles({
    name: 'estratto.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(statement(amount, text)),
  });
  await page.getByText(/^Accrediti letti: 1; abbinati 0/).waitFor();
}
const credit = (amount: string) => page.getByRole('article', { name: new RegExp(`^${amount}\\s€ ${mark}`) });
const close = async (amount: string) => {
  await credit(amount).getByLabel('Perché lo chiudi').fill('affitto di novembre');
  await page.keyboard.press('Enter');
  await credit(amount).waitFor({ state: 'detached' });
};

describe('credits of the bank', () => {
  it('that are no payment are closed with a reason', async () => {
    await openScreen(page, '/banca', 'Banca');
    await bankTells('45.50', 'affitto');
    expect(await accessibilityFaults(page)).toEqual([]);
    await close('45,50');
  });

  it('come from a file that is dropped beside its field, too', async () => {
    const dropped = await page.evaluateHandle(
      (xml) => {
        const data = new DataTransfer();
        data.items.add(new File([xml], 'estratto.xml', { type: 'text/xml' }));
        return data;
      },
      statement('12.30', 'trascinato'),
    );
    await page.getByText('Scegli il file della banca').dispatchEvent('drop', { dataTransfer: dropped });
    await expect.poll(() => credit('12,30').count()).toBe(1);
    await close('12,30');
  });

  it('for several orders are divided, by keyboard; parts that do not add up are told, a division goes back', async () => {
    await bankTells('60.00', 'due ordini insieme');
    await credit('60,00').getByText('Dividi tra più ordini').press('Enter');
    const parts = credit('60,00').getByLabel('Importi delle parti, con + in mezzo');
    await parts.fill('sessanta');
    await page.keyboard.press('Enter');
    await credit('60,00').getByText('Scrivi almeno due importi', { exact: false }).waitFor();
    await parts.fill('20,00 + 30');
    await credit('60,00')
      .getByText(/^Mancano o avanzano 10,00/)
      .waitFor();
    await looksSound(page);
    await parts.fill('20,00 + 40');
    await page.keyboard.press('Enter');
    await page.getByText('Accredito diviso: ora ogni parte si abbina da sola.').waitFor();
    await credit('20,00').waitFor();
    await credit('40,00').waitFor();
    expect(await credit('60,00').count()).toBe(0);
    await looksSound(page);
    await takeBack(page);
    await credit('60,00').waitFor();
    expect(await credit('20,00').count()).toBe(0);
    await close('60,00');
    expect(desk.errors).toEqual([]);
  });
});
