import type { Page } from 'playwright-core';
import { withoutBarrier } from './delivery-desk.ts';

/** A kind of mail is opened by keyboard, seen in another language, and sent to oneself; the mail's heading, and to whom. */
export async function seeMail(page: Page): Promise<readonly (string | null)[]> {
  await withoutBarrier(page);
  await page.getByLabel('Lingua', { exact: true }).selectOption('en');
  // The list is asked again in that language; the old one's links would still lead to the old language.
  const kinds = page.getByRole('listitem').filter({ hasText: 'order_shipped' });
  await kinds.getByRole('link', { name: /on its way/i }).press('Enter');
  const frame = page.frameLocator('iframe');
  const heading = await frame.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('radio', { name: 'Telefono' }).press('Space');
  await withoutBarrier(page);
  await page.getByRole('button', { name: 'Mandamela' }).press('Enter');
  const told = page.getByText(/^In partenza verso /);
  await told.waitFor();
  return [heading, await told.textContent()];
}
