import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { withAuthenticator } from './authenticator.ts';
import { visit, type Visit } from './browse.ts';
import { mailsTo } from './mails.ts';
import { staff } from './staff.ts';

/**
 * Somebody of the given role, invited by the command and signed in with a passkey of their own, in a browser of
 * their own.
 */
export async function colleague(role: StaffRole, name = `Prova ${role}`): Promise<Visit> {
  const email = `${role}.${randomUUID().slice(0, 8)}@personale.example`;
  await staff('people', 'invite', email, '--name', name, '--role', role);
  const link = await vi.waitFor(() => linkMailedTo(email), { timeout: 15_000, interval: 100 });
  const visitOfStaff = await visit('/', { width: 1280 });
  await enrol(visitOfStaff.page, link);
  return visitOfStaff;
}

async function linkMailedTo(email: string): Promise<string> {
  const texts = (await mailsTo(email)).map(({ text }) => text).join();
  const [link] = /\/gestione\/entra#[\w-]+/.exec(texts) ?? [];
  if (link === undefined) throw new Error(`no invitation of ${email} has come`);
  return link;
}

async function enrol(page: Page, link: string): Promise<void> {
  await withAuthenticator(page);
  await page.goto(link);
  await page.getByRole('button', { name: 'Entra', exact: true }).click();
  await page.getByLabel('Nome dell’apparecchio').fill('Computer');
  await page.getByRole('button', { name: 'Aggiungi una passkey' }).click();
  await page.getByRole('heading', { name: 'I tuoi codici di recupero' }).waitFor();
}

/** Opens a screen of the back office by its address and waits for its heading. */
export async function openScreen(page: Page, path: string, name: string): Promise<void> {
  await page.goto(`/gestione${path}`);
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}
