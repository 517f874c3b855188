import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, useBrowser } from './harness/browse.ts';
import { colleague } from './harness/colleague.ts';

useBrowser();

/** The screens beside the one of every person, and a call that each makes. */
const screens = {
  Ordini: ['/ordini', 'orders/list'],
  Preparazione: ['/preparazione', 'orders/to_pick'],
  Spedizioni: ['/spedizioni', 'shipments/list'],
  'Ritiri RAEE': ['/raee', 'weee/list'],
  Clienti: ['/clienti', 'customers/list'],
  Prodotti: ['/prodotti', 'products/list'],
  'Prezzi e promozioni': ['/promozioni', 'prices/calendar'],
  Magazzino: ['/magazzino?sku=X', 'stock/ledger'],
  Struttura: ['/struttura', 'structure/categories'],
  Immagini: ['/immagini', 'pictures/list'],
  Richiami: ['/richiami', 'recalls/list'],
  'Importa ed esporta': ['/importa', 'imports/list'],
  Rimborsi: ['/rimborsi', 'refunds/approvals'],
  'Recessi e resi': ['/recessi', 'withdrawals/list'],
  Pagamenti: ['/pagamenti', 'payments/list'],
  Banca: ['/banca', 'bank/credits'],
  'Fatture e corrispettivi': ['/fatture', 'invoices/list'],
  Recensioni: ['/recensioni', 'reviews/queue'],
  'Domande e commenti': ['/domande', 'voices/list'],
  Contenuti: ['/contenuti', 'content/list'],
  Ricerca: ['/ricerca', 'search/rules'],
  'Buoni sconto': ['/buoni', 'coupons/list'],
  Newsletter: ['/newsletter', 'newsletter/get'],
  Collegamenti: ['/collegamenti', 'connections/tokens'],
  Andamento: ['/andamento', 'figures/visits'],
  Impostazioni: ['/impostazioni', 'settings/delivery'],
  'Registro attività': ['/registro', 'activity/list'],
  Persone: ['/persone', 'people/list'],
} as const;
type Screen = keyof typeof screens;

const everything = Object.keys(screens) as Screen[];
const allBut = (...names: Screen[]): readonly Screen[] => everything.filter((name) => !names.includes(name));
const shownTo: Readonly<Record<StaffRole, readonly Screen[]>> = {
  owner: everything,
  manager: allBut('Collegamenti'),
  catalogue: [
    'Prodotti',
    'Prezzi e promozioni',
    'Magazzino',
    'Struttura',
    'Immagini',
    'Richiami',
    'Importa ed esporta',
    'Andamento',
    'Registro attività',
  ],
  content: [
    'Prodotti',
    'Prezzi e promozioni',
    'Struttura',
    'Immagini',
    'Recensioni',
    'Domande e commenti',
    'Contenuti',
    'Ricerca',
    'Buoni sconto',
    'Newsletter',
    'Andamento',
    'Registro attività',
  ],
  support: [
    'Ordini',
    'Preparazione',
    'Spedizioni',
    'Ritiri RAEE',
    'Clienti',
    'Prodotti',
    'Prezzi e promozioni',
    'Richiami',
    'Rimborsi',
    'Recessi e resi',
    'Pagamenti',
    'Fatture e corrispettivi',
    'Recensioni',
    'Domande e commenti',
    'Buoni sconto',
    'Registro attività',
  ],
  warehouse: [
    'Ordini',
    'Preparazione',
    'Spedizioni',
    'Ritiri RAEE',
    'Clienti',
    'Prodotti',
    'Magazzino',
    'Richiami',
    'Recessi e resi',
    'Registro attività',
  ],
  accounting: [
    'Ordini',
    'Spedizioni',
    'Ritiri RAEE',
    'Clienti',
    'Prodotti',
    'Prezzi e promozioni',
    'Magazzino',
    'Rimborsi',
    'Recessi e resi',
    'Pagamenti',
    'Banca',
    'Fatture e corrispettivi',
    'Buoni sconto',
    'Andamento',
    'Impostazioni',
    'Registro attività',
  ],
  reader: allBut(
    'Preparazione',
    'Struttura',
    'Immagini',
    'Importa ed esporta',
    'Rimborsi',
    'Pagamenti',
    'Collegamenti',
    'Persone',
  ),
};

/** Screens whose refusal an earlier role looked at: it says the same to all. */
const lookedAt = new Set<Screen>();

describe('the navigation shows a role its screens; others say so when opened by their address', () => {
  it.each(Object.entries(shownTo))('%s', async (role, shown) => {
    const { page, close } = await colleague(role as StaffRole);
    await page.goto('/gestione');
    await page.getByRole('heading', { level: 1, name: 'Oggi' }).waitFor();
    const names = page.getByRole('navigation', { name: 'Schermate' }).getByRole('link');
    expect(await names.allTextContents()).toEqual(['Oggi', ...shown]);
    for (const name of everything.filter((one) => !shown.includes(one))) {
      const [path, call] = screens[name];
      const answered = page.waitForResponse((response) => response.url().includes(`/api/staff/${call}`));
      await page.goto(`/gestione${path}`);
      expect((await answered).status(), name).toBe(403);
      const told = page.getByRole('alert').filter({ hasText: 'Il tuo ruolo non lo permette' });
      await told.first().waitFor();
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      expect(lookedAt.has(name) ? [] : await accessibilityFaults(page)).toEqual([]);
      lookedAt.add(name);
    }
    await close();
  });
});
