import { describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysScroll, useBrowser, visit } from './harness/browse.ts';

useBrowser();

describe('R14 R13 R38 pages of the shop', () => {
  it('from the list to a post, its list into the cart, a comment, all without scripts', async () => {
    const { page, close } = await visit('/pages/blog', { javaScript: false, width: 360 });
    await page.getByRole('searchbox', { name: 'Cerca nelle guide' }).fill('silicone');
    const main = page.locator('main');
    await main.getByRole('button', { name: 'Cerca', exact: true }).click();
    await page.getByRole('heading', { name: 'Guide su «silicone»' }).waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    await main.getByRole('link', { name: 'Rifare il silicone del bagno come si deve' }).click();
    await page
      .getByRole('heading', { level: 1, name: 'Rifare il silicone del bagno come si deve' })
      .waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    const cart = page.getByRole('link', { name: 'Metti tutto nel carrello' });
    expect(await cart.getAttribute('href')).toMatch(/^\/pages\/cart\?add=SIG-7529-BIA-280ML:1,/);
    const post = page.url();
    await cart.click();
    await page.waitForURL('**/pages/cart?add=**');
    const taken = page.getByRole('region', { name: 'La spesa per questo lavoro' });
    expect(await taken.getByRole('listitem').count()).toBe(4);
    await taken
      .getByText(/^1 × \d+,\d\d/)
      .first()
      .waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    // What there is too little of is named, also in a link that somebody kept.
    await page.goto(new URL('/pages/cart?add=SPA-7172:1,SIG-7529-BIA-280ML:9999,VIA:1', page.url()).href);
    expect(await taken.getByRole('listitem').count()).toBe(1);
    await taken.getByText(/^Non disponibile: .*silicone/i).waitFor();
    await page.goto(post);
    const form = page.getByRole('form', { name: 'Scrivi un commento' });
    await form.getByRole('textbox', { name: 'Nome' }).fill('Rosa');
    await form.getByRole('textbox', { name: 'E-mail' }).fill('rosa@esempio.it');
    await form.getByRole('textbox', { name: 'Commento' }).fill('Fatto ieri: viene bene.');
    await page.getByRole('button', { name: 'Invia il commento' }).click();
    await page.getByText('il tuo commento è arrivato').waitFor();
    expect(new URL(page.url()).hash).toBe('#commento-inviato');
    await close();
  });

  it('let buyers of different departments speak, with stars that need no font', async () => {
    const { page, close } = await visit('/pages/about-us');
    const voices = page.locator('main figure');
    expect(await voices.count()).toBe(6);
    expect(await voices.getByRole('img', { name: /5/ }).count()).toBe(6);
    expect(await voices.getByText('★').count()).toBe(0);
    const links = await voices.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    const departments = await Promise.all(
      links.map(async (href) => {
        const answer = await fetch(new URL(href ?? '', page.url()));
        return /\/shop\?category=([^"&]+)/.exec((await answer.text()).split('<main')[1] ?? '')?.[1];
      }),
    );
    expect(new Set(departments).size).toBe(6);
    await close();
  });

  it('give figures, promises and voices the same width before all of them have come', async () => {
    for (const width of [800, 1200, 1600]) {
      const { page, close } = await visit('/pages/about-us', { width });
      for (const list of [
        'main dl > div',
        'main > ul > li, main div > ul:has(h2) > li',
        'main li:has(figure)',
      ]) {
        const things = page.locator(list);
        expect(await things.count(), list).toBeGreaterThan(1);
        const whole = await things.first().boundingBox();
        await things.evaluateAll((all) => all.slice(1).forEach((one) => one.remove()));
        expect([width, list, (await things.first().boundingBox())?.width]).toEqual([
          width,
          list,
          whole?.width,
        ]);
      }
      await close();
    }
  });

  it('are accessible and say true figures', async () => {
    const { page, close } = await visit('/pages/about-us');
    expect(await page.locator('main dl').innerText()).toMatch(
      /861\s+prodotti in catalogo|prodotti in catalogo\s+861/,
    );
    expect(await accessibilityFaults(page)).toEqual([]);
    for (const path of ['/pages/faq', '/pages/blog', '/blog/scegliere-il-tassello']) {
      await page.goto(new URL(path, page.url()).href);
      expect([path, await accessibilityFaults(page)]).toEqual([path, []]);
    }
    await page.goto(new URL('/pages/faq?q=fattura', page.url()).href);
    const answers = await page.locator('main details[open]').allInnerTexts();
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) expect(answer.toLowerCase()).toContain('fattura');
    await page.goto(new URL('/web-page/guide/quanta-pittura-serve', page.url()).href);
    expect(new URL(page.url()).pathname).toBe('/blog/quanta-pittura-serve');
    await close();
  });
});
