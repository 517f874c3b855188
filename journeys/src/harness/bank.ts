import type { Page } from 'playwright-core';
import { bankUrl } from './shop-of-worker.ts';

interface BookedTransaction {
  readonly reference: string;
  readonly order: string;
  readonly state: string;
  readonly amountCents: number;
  readonly capturedCents: number;
}

/** Calls a method of the sandbox bank's control. */
export async function steerBank(name: string, ...values: readonly unknown[]): Promise<unknown> {
  const answer = await fetch(`${bankUrl()}/control/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(values),
  });
  const { result, error } = (await answer.json()) as { result?: unknown; error?: string };
  if (error !== undefined) throw new Error(`sandbox bank: ${error}`);
  return result;
}

/** The bank's transactions of an order, oldest first. */
export async function bookedFor(order: string): Promise<readonly BookedTransaction[]> {
  const all = (await steerBank('transactions')) as readonly BookedTransaction[];
  return all.filter((booked) => booked.order.includes(order));
}

/** Waits for the bank's page and chooses an outcome by its button. */
export async function chooseAtBank(page: Page, button: string | RegExp): Promise<void> {
  await page.waitForURL((url) => url.href.startsWith(bankUrl()));
  await page.getByRole('button', { name: button }).first().click();
}
