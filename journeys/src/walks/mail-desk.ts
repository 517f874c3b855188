import type { Page } from 'playwright-core';
import { withoutBarrier } from './delivery-desk.ts';

/** A kind of mail is opened by keyboard, seen in another language, and sent to oneself; the mail's heading, and to whom. */
export async function seeMail(page: Page): Promise<readonly (string | null)[]> {
  await withoutBarrier(page);
  await page.getByLabel('Lingua', { exact: true }).selectOption('en');
  const kind = page.getByRole('listitem').filter({ hasText: 'order_shipped' }).getByRole('link');
  await kind.press('Enter');
  const frame = page.frameLocator('iframe');
  const heading = await frame.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('radio', { name: 'Telefono' }).press('Space');
  await withoutBarrier(page);
  await page.getByRole('button', { name: 'Mandamela' }).press('Enter');
  const told = page.getByText(/^In partenza verso /);
  await told.waitFor();
  return [heading, await told.textContent()];
}
