import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, useBrowser } from './harness/browse.ts';
import { person } from './harness/staff-person.ts';

useBrowser();

/** What each role is led to, in the order of the navigation, and an address it has nothing to do with. */
const roles: readonly (readonly [StaffRole, string, string])[] = [
  [
    'owner',
    'Oggi, Ordini, Preparazione, Clienti, Prodotti, Magazzino, Rimborsi, Recessi e resi, Pagamenti, Banca, Recensioni, Contenuti, Ricerca, Buoni sconto, Registro attività, Persone',
    '',
  ],
  [
    'manager',
    'Oggi, Ordini, Preparazione, Clienti, Prodotti, Magazzino, Rimborsi, Recessi e resi, Pagamenti, Banca, Recensioni, Contenuti, Ricerca, Buoni sconto, Registro attività, Persone',
    '/clienti/richieste',
  ],
  ['catalogue', 'Oggi, Prodotti, Registro attività', '/ordini'],
  ['content', 'Oggi, Prodotti, Recensioni, Contenuti, Ricerca, Buoni sconto, Registro attività', '/banca'],
  [
    'support',
    'Oggi, Ordini, Preparazione, Clienti, Prodotti, Rimborsi, Recessi e resi, Pagamenti, Recensioni, Buoni sconto, Registro attività',
    '/magazzino?sku=X',
  ],
  [
    'warehouse',
    'Oggi, Ordini, Preparazione, Clienti, Prodotti, Magazzino, Recessi e resi, Registro attività',
    '/pagamenti',
  ],
  [
    'accounting',
    'Oggi, Ordini, Clienti, Prodotti, Magazzino, Rimborsi, Recessi e resi, Pagamenti, Banca, Buoni sconto, Registro attività',
    '/contenuti',
  ],
  [
    'reader',
    'Oggi, Ordini, Clienti, Prodotti, Magazzino, Recessi e resi, Banca, Recensioni, Contenuti, Ricerca, Buoni sconto, Registro attività',
    '/persone',
  ],
];

describe('role by role', () => {
  it.each(roles)(
    '%s is led to what the role may see, and told plainly of the rest',
    async (role, shown, barred) => {
      const { page, close } = await person(`Prova ${role}`, role);
      await page.goto('/gestione/');
      await page.getByRole('heading', { level: 1, name: 'Oggi' }).waitFor();
      const links = page.getByRole('navigation', { name: 'Schermate' }).getByRole('link');
      expect((await links.allInnerTexts()).map((text) => text.trim()).join(', ')).toBe(shown);
      expect(await accessibilityFaults(page)).toEqual([]);
      if (barred !== '') await page.goto(`/gestione${barred}`);
      await expect
        .poll(() => page.getByRole('alert').filter({ hasText: 'Il tuo ruolo' }).count())
        .toBe(barred === '' ? 0 : 1);
      await close();
    },
    60_000,
  );
});
