import { withAuthenticator } from '../harness/authenticator.ts';
import { customerOf } from './customer-of.ts';
import type { Walk } from './walk.ts';

/** Passkeys: one made, one that is there already, one removed, and one the shop no longer knows. */
export async function passkeys(walk: Walk): Promise<void> {
  const { texts } = walk;
  const { stored } = await customerOf(walk);
  const reader = await walk.reader({ stored });
  const { page } = reader;
  await withAuthenticator(page);
  await reader.open('/pages/profile');
  const add = page.getByRole('button', { name: texts.account.addPasskey });
  await add.click();
  await page.getByText(texts.account.passkeyAdded).first().waitFor();
  await page.getByText(texts.account.passkeyUnused).first().waitFor();
  await reader.read();
  await add.click();
  await page.getByText(texts.account.passkeyNotMade).first().waitFor();
  await reader.read();
  await page.locator('main').getByText(texts.account.removePasskey).first().click();
  await page.getByText(texts.account.passkeyRemoved).first().waitFor();
  await reader.read();

  const guest = await walk.reader();
  await withAuthenticator(guest.page);
  await guest.open('/pages/login');
  await guest.page.getByRole('button', { name: texts.account.passkeyLogin }).click();
  await guest.page.locator('main [role=alert]').first().waitFor();
  await guest.read();
}
