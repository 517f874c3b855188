import { describe, expect, it } from 'vitest';
import { pages as en } from '@casamaestra/texts/en/pages.ts';
import { pages as italian } from '@casamaestra/texts/it/pages.ts';
import { pages as sk } from '@casamaestra/texts/sk/pages.ts';
import { languages } from '@casamaestra/texts/languages.ts';
import { localeOf } from '../platform/locale.ts';
import { demoShop, noBrand } from '../platform/testing/demo-shop.ts';
import { renderShell } from './shell.server.tsx';

const texts = { it: italian, en, sk };
/** The shell that a visitor with this `language` cookie gets. */
const shellFor = (cookie: string, written?: 'it') => {
  const locale = localeOf(cookie, languages);
  return renderShell({
    locale,
    languages,
    shop: { ...demoShop, currencies: { day: '2026-11-20', rates: { USD: 1.2 } } },
    brand: noBrand,
    messages: texts[locale],
    menu: [],
    promoTabs: [
      { icon: 'truck', url: '/web-page/spedizioni', text: 'Spedizione gratuita da 79 €', lang: written },
    ],
    footerHtml: '<p>Bologna</p>',
    footerLang: written,
  });
};

const shellParts = {
  locale: 'it' as const,
  languages,
  brand: noBrand,
  messages: italian,
  menu: [],
  promoTabs: [],
  footerHtml: '',
  footerLang: undefined,
};

describe('L22 interface texts by the cookie', () => {
  it.each([
    ['', 'Il mio account', 'Cosa ti serve?'],
    ['language=en', 'My account', 'What do you need?'],
    ['language=sk', 'Môj účet', 'Čo potrebujete?'],
    ['a=1; __Host-language=sk', 'Môj účet', 'Čo potrebujete?'],
    ['language=en; __Host-language=sk', 'Môj účet', 'Čo potrebujete?'],
    ['x__Host-language=sk; my-language=en', 'Il mio account', 'Cosa ti serve?'],
  ])('%s: “%s”, “%s”', (cookie, account, placeholder) => {
    const { header } = shellFor(cookie);
    expect(header).toContain(account);
    expect(header).toContain(placeholder);
  });

  it('offers languages and currencies, opened from the head and, on phones, from the menu', () => {
    const { header } = shellFor('');
    expect(header.match(/<button [^>]*name="language"/g)).toHaveLength(3);
    expect(header.match(/<button [^>]*name="currency"/g)).toHaveLength(2);
    const menu = header.indexOf('id="site-menu"');
    for (const part of [header.slice(0, menu), header.slice(menu)])
      expect(part).toContain('popoverTarget="site-preferences"');
  });

  it('marks what stays Italian on pages in another language, and nothing that is in theirs', () => {
    const { header, footer } = shellFor('language=en', 'it');
    expect(header).toMatch(/<li lang="it"><a [^>]*>.*?Spedizione gratuita/);
    expect(footer).toContain('lang="it"');
    for (const own of [shellFor(''), shellFor('language=en')]) {
      expect(own.footer).not.toContain('lang=');
      expect(own.header).not.toContain('<li lang=');
    }
  });

  it('L13 L14 the cart in English', () => {
    expect(en.shell.cartEmpty).toBe('No products in the cart.');
    expect(en.shell.addedToCart('Sega')).toContain('has been added to your cart!');
  });
});

describe('what every page links to', () => {
  it('L01 the shop’s social networks, in the strip and in the menu of phones; nothing where it has none', () => {
    const { header } = shellFor('');
    const menu = header.indexOf('id="site-menu"');
    for (const part of [header.slice(0, menu), header.slice(menu)])
      expect(part).toMatch(/<a href="https:\/\/instagram\.example[^>]*rel="me noopener"[^>]*>Instagram<\/a>/);
    const { social_links: _links, ...quiet } = demoShop;
    const without = renderShell({ ...shellParts, shop: quiet });
    expect(without.header + without.footer).not.toContain('rel="me');
  });

  it('L16 the chat, where the shop has one', () => {
    const { header, footer } = shellFor('');
    for (const part of [header.slice(header.indexOf('id="site-menu"')), footer])
      expect(part).toMatch(/<a href="[^"]*whatsapp"[^>]*>WhatsApp<\/a>/);
    const { whatsapp: _number, ...contacts } = demoShop.contacts;
    const without = renderShell({ ...shellParts, shop: { ...demoShop, contacts } });
    expect(without.header + without.footer).not.toContain('WhatsApp');
  });
});
