import { describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysScroll, useBrowser, visit } from './harness/browse.ts';
import { mailTo } from './harness/mails.ts';

useBrowser();

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const send = 'Invia il messaggio';

describe('R15 the contact page', () => {
  it('takes a message with a file without scripts; what was typed stays when something is wrong', async () => {
    const { page, close } = await visit('/pages/contact-us?topic=return&order=CM-7K3MQ9XR', {
      javaScript: false,
      width: 360,
    });
    await page.getByRole('heading', { name: 'Contatti' }).waitFor();
    expect(await page.getByLabel('Di che cosa si tratta?').inputValue()).toBe('return');
    expect(await page.locator('main').innerText()).toMatch(
      /(?:Aperto adesso, chiude alle 19\.30|Chiuso adesso, apre .+ alle [78]\.[03]0)/,
    );
    await page.locator('form[enctype]').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.getByLabel('Messaggio').fill('La lampada è arrivata con il paralume storto.');
    await page.getByLabel('E-mail').fill('nessun indirizzo');
    await page.getByRole('button', { name: send }).click();
    const summary = await page.getByRole('alert').innerText();
    expect(summary).toContain('Nome e cognome: scrivi come ti chiami.');
    expect(summary).toContain('E-mail: scrivi un indirizzo completo');
    expect(await page.getByLabel('Messaggio').inputValue()).toContain('paralume storto');
    expect(await page.getByLabel('Numero dell’ordine').inputValue()).toBe('CM-7K3MQ9XR');
    expect(await sidewaysScroll(page)).toBe(0);

    await page.getByLabel('Nome e cognome').fill('Ada Ferri');
    await page.getByLabel('E-mail').fill('ada.contatti@esempio.it');
    await page
      .getByLabel('Foto o PDF')
      .setInputFiles({ name: 'scontrino.pdf', mimeType: 'application/pdf', buffer: pdf });
    await page.getByRole('button', { name: send }).click();
    await page.getByRole('heading', { name: 'Messaggio ricevuto' }).waitFor();
    const number = /C-\d{4}-\d{5}/.exec(await page.locator('main').innerText())?.[0] ?? '';
    expect(number).not.toBe('');
    expect((await mailTo('ada.contatti@esempio.it', /Abbiamo ricevuto/)).text).toContain(number);
    await close();
  });

  it('has the fields of a row in one line, with hints of different length and with problems', async () => {
    const { page, close } = await visit('/pages/contact-us', { javaScript: false });
    const tops = () =>
      page
        .locator('#contact-topic, #contact-order_number, #contact-name, #contact-email')
        .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().top));
    const [topic = 0, order, name = 0, email] = await tops();
    expect([order, email]).toEqual([topic, name]);
    expect(name).toBeGreaterThan(topic);
    await page.locator('form[enctype]').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.getByRole('button', { name: send }).click();
    await page.getByRole('alert').waitFor();
    const after = await tops();
    expect([after[1], after[3]]).toEqual([after[0], after[2]]);
    await close();
  });

  it('says at once that files are too large, and refuses a form of ten megabytes with a sentence', async () => {
    const { page, close } = await visit('/pages/contact-us');
    expect(await accessibilityFaults(page)).toEqual([]);
    const large = { name: 'grande.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10_000_000, 'x') };
    const files = page.getByLabel('Foto o PDF');
    await files.setInputFiles(large);
    expect(await files.evaluate((input: HTMLInputElement) => input.validationMessage)).toContain('5 MB');
    const answer = await page.request.post('/pages/contact-us', {
      multipart: { name: 'Ada', email: 'ada@esempio.it', message: 'Ecco tutto il catalogo.', files: large },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.status()).toBe(413);
    expect(await answer.text()).toContain('Troppo grande');
    await close();
  });

  it('the chat begins with the address of the page it was opened from', async () => {
    const { page, close } = await visit('/pages/contact-us');
    const link = page.locator('main').getByRole('link', { name: 'Scrivi su WhatsApp' });
    const path = (await link.getAttribute('href')) ?? '';
    const origin = new URL(page.url()).origin;
    const chat = async (referer: string) => {
      const { status, headers } = await page.request
        .get(path, { headers: { referer }, maxRedirects: 0 })
        .then((answer) => ({ status: answer.status(), headers: answer.headers() }));
      expect(status).toBe(302);
      return new URL(headers['location'] ?? '');
    };
    const own = await chat(`${origin}/det/lampada?sku=A-1`);
    expect([own.host, own.pathname]).toEqual(['wa.me', '/390510000000']);
    expect(own.searchParams.get('text')).toContain(`${origin}/det/lampada?sku=A-1`);
    expect((await chat('https://altrove.example/x')).searchParams.get('text')).not.toContain('altrove');
    await close();
  });
});
