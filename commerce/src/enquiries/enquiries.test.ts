import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  requestFormOperation,
  sendEnquiryOperation,
} from '@casamaestra/contract/enquiries/enquiries.operations.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';

const DAY = 86_400_000;
let ahead = 0;
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([], { clock: { now: () => Date.now() + ahead } });
});
afterAll(() => shop.close());

const toShop = 'assistenza@casamaestra.example';
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#a23a20' } })
    .withExif({ IFD0: { Copyright: 'segreto' } })
    .jpeg()
    .toBuffer();
const file = (name: string, bytes: Buffer) => ({ name, data: bytes.toString('base64') });

let networks = 0;
const from = () => ({ 'x-client-address': `203.0.113.${(networks += 1)}` });
const written = {
  topic: 'return',
  name: 'Ada Ferri',
  email: 'ada@esempio.it',
  order_number: 'CM-7K3MQ9XR',
  message: 'Il trapano è arrivato senza la batteria.\nCome faccio?',
};
const send = (fields: object = {}, headers = from()) =>
  shop.post(sendEnquiryOperation.path, { ...written, ...fields }, headers);
const numberIn = (body: unknown) => (body as { message: { number: string } }).message.number;

/** Files of the mails about a message, after all were sent. */
async function mailsAbout(number: string) {
  await shop.commerce.jobs.drain();
  const rows = await shop.database
    .selectFrom('mail_outbox')
    .select(['id', 'kind', 'recipient', 'subject'])
    .where('dedupe_key', 'like', `% ${number}`)
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(async ({ id, ...row }) => {
      const path = join(shop.dataDir, 'mail', String(id).padStart(6, '0'));
      return {
        ...row,
        text: await readFile(`${path}.txt`, 'utf8'),
        eml: await readFile(`${path}.eml`, 'utf8'),
      };
    }),
  );
}

describe('B02 a message through the contact form', () => {
  test('reaches the shop whole, with its files; the sender gets the number and nothing that was typed', async () => {
    const files = [file('../scontrino.pdf', pdf), file('foto "1".jpg', await photo())];
    const { status, body } = await send({ files });
    expect(status).toBe(200);
    const number = numberIn(body);
    expect(number).toMatch(/^C-\d{4}-\d{5}$/);
    const [mine, theirs] = (await mailsAbout(number)).toSorted((a, b) => a.kind.localeCompare(b.kind));
    expect(mine).toMatchObject({ kind: 'enquiry_received', recipient: 'ada@esempio.it' });
    expect(mine?.text).toContain('(Resi e garanzia)');
    expect(mine?.eml).not.toMatch(/batteria|Ada|CM-7K3MQ9XR|scontrino/);
    expect(theirs).toMatchObject({
      kind: 'enquiry_to_shop',
      recipient: toShop,
      subject: `Richiesta ${number}: Resi e garanzia`,
    });
    for (const words of ['Ada Ferri', 'CM-7K3MQ9XR', 'senza la batteria', 'Come faccio?', 'scontrino.pdf'])
      expect(theirs?.text).toContain(words);
    expect(theirs?.eml).toMatch(/^Reply-To: Ada Ferri <ada@esempio\.it>\r$/m);
    expect(theirs?.eml).toMatch(/Content-Type: application\/pdf; name=scontrino\.pdf/);
    expect(theirs?.eml).toContain('image/webp');
    expect(theirs?.eml).not.toContain('segreto');
  });

  test('a report of a review is answered with its number', async () => {
    const { status, body } = await send({
      topic: 'notice',
      order_number: '',
      message: 'La recensione di Ugo è falsa',
    });
    expect(status).toBe(200);
    const mails = await mailsAbout(numberIn(body));
    expect(mails.find(({ kind }) => kind === 'enquiry_received')?.text).toMatch(
      /C-\d{4}-\d{5}[\s\S]*Segnalare una recensione/,
    );
    expect(mails.find(({ recipient }) => recipient === toShop)?.text).toContain('di Ugo è falsa');
  });

  test('header lines in any field stay words: no recipient, no header of theirs', async () => {
    const { body } = await send({
      name: 'Eva\r\nBcc: tutti@esempio.it',
      order_number: 'X\r\nBcc: altri@esempio.it',
      message: 'Ciao a tutti\r\n\r\n.\r\nMAIL FROM:<x@esempio.it>\r\n<script>alert(1)</script>',
    });
    const mails = await mailsAbout(numberIn(body));
    for (const { eml } of mails) expect(eml.split('\r\n\r\n')[0]).not.toMatch(/^(?:Bcc|MAIL FROM)/m);
    expect(mails.find(({ recipient }) => recipient === toShop)?.eml).toMatch(
      /^Reply-To: "?Eva Bcc: tutti@esempio\.it"? <ada@esempio\.it>\r$/m,
    );
    expect((await send({ email: 'eva@esempio.it\r\nBcc: x@esempio.it' })).status).toBe(417);
    expect((await send({ email: 'eva@esempio.it, x@esempio.it' })).status).toBe(417);
  });

  test('files are taken by what is in them: a program called photo is refused, and nothing is kept of it', async () => {
    const count = async () => (await shop.database.selectFrom('enquiry').select('id').execute()).length;
    const before = await count();
    const wrong = [
      [file('foto.jpg', Buffer.from('MZ\u0090 this is a program'))],
      [file('scheda.pdf', Buffer.from('<html><script>alert(1)</script></html>'))],
      [file('taglio.pdf', pdf.subarray(0, 20))],
      [file('immagine.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
      Array.from({ length: 6 }, () => file('uno.pdf', pdf)),
      [file('grande.pdf', Buffer.concat([pdf, Buffer.alloc(5_000_001)]))],
    ];
    for (const files of wrong) {
      const { status, body } = await send({ files, email: `file${networks}@esempio.it` });
      expect(status).toBe(417);
      expect(body).toMatchObject({ field: expect.stringMatching(/^files/) });
    }
    expect(await count()).toBe(before);
  });

  test('too short, without a name, from a network or address that wrote too often: refused', async () => {
    for (const wrong of [{ message: 'Ciao' }, { name: ' ' }, { email: 'nessuno' }, { topic: 'spam' }])
      expect((await send(wrong)).status).toBe(417);
    const network = { 'x-client-address': '198.51.100.7' };
    const statuses: number[] = [];
    for (let at = 0; at < 7; at += 1)
      statuses.push((await send({ email: `a${at}@esempio.it` }, network)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 417, 417]);
    for (let at = 0; at < 5; at += 1) await send({ email: 'molte@esempio.it' });
    expect((await send({ email: 'MOLTE@esempio.it' })).status).toBe(417);
  });

  test('programs that fill in every field are not heard', async () => {
    const { status, body } = await send({ email: 'robot@esempio.it', website: 'https://x.example' });
    expect(status).toBe(200);
    expect(await mailsAbout(numberIn(body))).toEqual([]);
  });

  test('goes with its files when mails are deleted', async () => {
    ahead = 4000 * DAY;
    await shop.commerce.jobs.drain();
    expect(await shop.database.selectFrom('enquiry').select('id').execute()).toEqual([]);
    expect(await shop.database.selectFrom('enquiry_attachment').select('position').execute()).toEqual([]);
    ahead = 0;
  });
});

describe('K01 the contact form of the Frappe API', () => {
  test.each([requestFormOperation.path, ...requestFormOperation.aliases])(
    'takes any fields and files at %s, and mails the shop whoever the call names',
    async (path) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({
        request_id: 'contatti',
        recipient: 'ladro@esempio.it',
        first_name: 'Ugo',
        last_name: 'Riva',
        email: 'ugo@esempio.it',
        telefono: '051 123456',
        message: 'Avete il cemento bianco?',
      }))
        form.set(name, value);
      form.append('allegato', new File([new Uint8Array(pdf)], 'preventivo.pdf'));
      const { status, body } = await shop.ask(path, { method: 'POST', body: form, headers: from() });
      expect(status).toBe(200);
      expect(body).toEqual({ message: { status: 'Success', message: 'Email inviata con successo.' } });
      const { number } = await shop.database
        .selectFrom('enquiry')
        .select('number')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      const mails = await mailsAbout(number ?? '');
      expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([toShop, 'ugo@esempio.it']);
      const text = mails.find(({ recipient }) => recipient === toShop)?.text;
      for (const words of ['Ugo Riva', 'telefono: 051 123456', 'request_id: contatti', 'preventivo.pdf'])
        expect(text).toContain(words);
      expect(text).not.toContain('ladro');
    },
  );

  test('says what is wrong with status 200', async () => {
    const post = (fields: object) => shop.post(requestFormOperation.path, fields, from());
    for (const wrong of [
      {},
      { email: 'ugo@esempio.it' },
      { email: 'no', message: 'Avete il cemento bianco?' },
    ]) {
      const { status, body } = await post(wrong);
      expect([status, body]).toMatchObject([200, { message: { status: 'Failed' } }]);
    }
  });
});
