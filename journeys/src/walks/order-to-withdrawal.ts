import { freshEmail } from '../harness/buyer.ts';
import { orderOf } from './order-of.ts';
import type { Walk } from './walk.ts';

/** From an order to its payment and a withdrawal. */
export async function orderToWithdrawal(walk: Walk): Promise<void> {
  const { shop, texts, reader: enter } = walk;
  const email = freshEmail();
  const order = await orderOf(walk, { method: 'transfer', email });
  const unpaid = await orderOf(walk, { method: 'card', email });
  const reader = await enter();
  const { page } = reader;
  await reader.open(`/pages/payment-success?order=${order.inPath}`);
  await page.locator('main details summary').first().click();
  await reader.send();
  await reader.open(`/pages/track-order?order=${order.inPath}`);
  await reader.open(`/pages/track-order?order=${unpaid.inPath}`);
  await reader.open(`/pages/payment-failed?order=${unpaid.inPath}`);
  await reader.eachOf('payment');
  // The bank refuses one payment and takes another.
  for (const choices of [1, 0]) {
    const { payment, order_number: number } = await orderOf(walk, { method: 'card', email });
    if (payment.kind !== 'redirect') throw new Error(payment.kind);
    await page.goto(payment.url);
    shop.known.add(`${number}-1`);
    await reader.read();
    await page.locator('fieldset').nth(choices).locator('button').first().click();
    await page.waitForURL(/payment-(failed|success)/);
    await page.locator('main h1').first().waitFor();
    await reader.read();
  }
  await reader.open(`/pages/recesso?order=${order.inPath}`);
  await page.locator('main input[type=email]').fill('anna@');
  await reader.send();
  await page.locator('main input[type=email]').fill(email);
  await page.locator('main input[name=name]').fill('Anna Rossi');
  await page.locator('main form [type=submit]').first().click();
  await page.getByText(texts.withdrawal.print).first().waitFor();
  shop.known.add(`${order.order_number}-R1`);
  await reader.read();
  await reader.open(`/pages/track-order?order=${order.inPath}`);
}
