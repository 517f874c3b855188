import { withAuthenticator } from './authenticator.ts';
import { visit, type Visit } from './browse.ts';
import { freshEmail } from './buyer.ts';
import { mailTo } from './mails.ts';
import { staff } from './staff.ts';

/** A new person of the back office in a browser of their own, with a passkey. */
export async function person(name: string, role: string): Promise<Visit> {
  const address = freshEmail();
  await staff('people', 'invite', address, '--name', name, '--role', role);
  const { text } = await mailTo(address, /Entra nella gestione/);
  const link = new URL(/https?:\/\/\S+\/gestione\/\S+/.exec(text)?.[0] ?? '');
  const opened = await visit('/gestione/entra', { width: 1280 });
  await withAuthenticator(opened.page);
  await opened.page.goto(link.pathname + link.search + link.hash);
  await opened.page.getByRole('button', { name: 'Entra', exact: true }).click();
  await opened.page.getByLabel('Nome dell’apparecchio').fill('Portatile');
  await opened.page.getByRole('button', { name: 'Aggiungi una passkey' }).click();
  await opened.page.getByRole('heading', { name: 'I tuoi codici di recupero' }).waitFor();
  return opened;
}
