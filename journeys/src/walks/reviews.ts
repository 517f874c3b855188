import { ownReviewOperation, voteReviewOperation } from '@casamaestra/contract/reviews/reviews.operations.ts';
import type { Page } from 'playwright-core';
import { customerOf } from './customer-of.ts';
import type { Reader } from './reader.ts';
import type { Walk } from './walk.ts';

/** Opens a product and waits until its reviews answer to clicks. */
async function openReviews(reader: Reader, slug: string, ready: string) {
  await reader.open(`/${slug}`);
  const section = reader.page.locator('#recensioni');
  await section.scrollIntoViewIfNeeded();
  await section.getByText(ready).first().waitFor();
  await section.locator('[role=status]').first().waitFor({ state: 'attached' });
  await reader.read();
  return section;
}

const away = (page: Page, path: string) =>
  page.route(`**${path}*`, (route) => route.fulfill({ status: 503, body: '{}' }));

/** Reviews as a guest reads them: by stars, more of them, a vote that needs a login. */
async function guest({ shop, texts, reader: enter }: Walk): Promise<void> {
  const reader = await enter();
  const section = await openReviews(reader, shop.reviewed.slug, texts.reviews.login);
  await section.locator('li button:not([aria-pressed])').first().click();
  await section.locator('li').getByText(texts.reviews.login).first().waitFor();
  await reader.read();
  await section.locator('li button[aria-pressed]').first().click();
  await section.getByRole('button', { name: texts.reviews.all }).waitFor();
  await reader.read();
}

/** Reviews: as a guest, and one’s own from the form left empty to the one that was refused and removed. */
export async function reviews(walk: Walk): Promise<void> {
  await guest(walk);
  const { shop, texts } = walk;
  const { reviews: said } = texts;
  const { stored } = await customerOf(walk);
  const reader = await walk.reader({ stored });
  const { page } = reader;
  const section = await openReviews(reader, shop.reviewed.slug, said.write);
  const taken = page.waitForResponse((answer) => answer.url().includes(voteReviewOperation.path));
  await section.locator('li button:not([aria-pressed])').last().click();
  await (await taken).finished();
  await away(page, voteReviewOperation.path);
  await section.locator('li button:not([aria-pressed])').last().click();
  await section.getByText(said.failed).first().waitFor();
  await reader.read();
  await section.getByRole('button', { name: said.write }).click();
  await reader.send('dialog[open] form [type=submit]');
  const dialog = page.locator('dialog[open]');
  await dialog.locator('input[name=rating]').nth(3).check({ force: true });
  shop.known.add('Fa il suo lavoro');
  await dialog.locator('input[name=title]').fill('Fa il suo lavoro');
  await dialog.locator('[type=submit]').click();
  await section.getByText(said.sent).first().waitFor();
  await reader.read();
  await openReviews(reader, shop.reviewed.slug, said.waiting);
  // As after an order, and after the shop read it.
  await page.route(`**${ownReviewOperation.path}*`, async (route) => {
    const answer = await route.fetch();
    const { message } = (await answer.json()) as { message: { review: object } };
    const review = { ...message.review, state: 'refused', refused_because: 'Fa il suo lavoro' };
    await route.fulfill({ response: answer, json: { message: { bought: true, review } } });
  });
  await openReviews(reader, shop.reviewed.slug, said.refused('').trim());
  await section.getByRole('button', { name: said.change }).click();
  await page.getByText(said.boughtHere).waitFor();
  await reader.read();
  await page.keyboard.press('Escape');
  await section.getByRole('button', { name: said.remove }).click();
  await section.getByText(said.removed).first().waitFor();
  await reader.read();
  await page.unrouteAll({ behavior: 'wait' });
}
