import { password } from '../harness/customer.ts';
import { customerOf } from './customer-of.ts';
import type { Walk } from './walk.ts';

/** A login, a registration and a link that are refused. */
export async function refusedLogins(walk: Walk): Promise<void> {
  const { texts } = walk;
  const { email } = await customerOf(walk);
  const reader = await walk.reader();
  const { page } = reader;
  await reader.open('/pages/login');
  await page.locator('main input[name=usr]').fill(email);
  await page.locator('main input[name=pwd]').fill('una frase del tutto sbagliata');
  await reader.send();
  await reader.open('/pages/register');
  for (const [name, text] of Object.entries({ first_name: 'Anna', last_name: 'Rossi', email }))
    await page.locator(`main input[name=${name}]`).fill(text);
  await page.locator('main input[name=password]').fill('password1234');
  await reader.send();
  await page.locator('main input[name=password]').fill('una frase del tutto diversa');
  await page.locator('main form [type=submit]').first().click();
  await page.locator('main [role=alert]').first().waitFor();
  await reader.read();
  await reader.open('/pages/update-password?key=x');
  await page.locator('main input[name=new_password]').fill(password);
  await page.locator('main form [type=submit]').first().click();
  await page.getByText(texts.account.linkUsedTitle).first().waitFor();
  await reader.read();
  await reader.open('/pages/login-link#nothing');
  await page.locator('main form [type=submit]').first().click();
  await page.getByText(texts.account.linkUsedTitle).first().waitFor();
  await reader.read();
  for (const place of ['forgot-password', 'login-link']) {
    await reader.open(`/pages/${place}`);
    await page.locator('main input[type=email]').first().fill(email);
    await page.locator('main form [type=submit]').first().click();
    await page.getByText(texts.account.resetSentTitle).first().waitFor();
    await reader.read();
  }
}
