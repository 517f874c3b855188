import { suggestOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { Walk } from './walk.ts';

/** What the search box says while somebody types: suggestions, a correction, nothing found, no answer. */
export async function searchBox({ shop, texts, reader: enter }: Walk): Promise<void> {
  const reader = await enter();
  const { page } = reader;
  const status = page.locator('#live');
  const type = async (term: string): Promise<void> => {
    // What was said of the term before goes, so that what is read is of this one.
    await status.evaluate((element) => element.replaceChildren());
    const asked = page.waitForResponse((answer) => answer.url().includes(suggestOperation.path));
    await page.locator('#site-search-term').fill(term);
    const answer = await asked;
    if (answer.ok()) shop.known.add(await answer.json());
    await status.filter({ hasText: /\S/ }).waitFor({ state: 'attached' });
    await page.locator('#site-search-panel:not([hidden])').waitFor();
    await reader.read();
  };
  await reader.open('/');
  await page.locator('#site-search-term').focus();
  for (const term of ['tra', 'bosch', 'trapno', 'qzxwvkj']) await type(term);
  await page.locator('#site-search-category').selectOption({ index: 1 });
  await type('qzxwvkj');
  await page.route(`**${suggestOperation.path}*`, (route) => route.fulfill({ status: 503, body: '{}' }));
  await type('trapano');
  await status.filter({ hasText: texts.shell.suggestionsFailed }).waitFor({ state: 'attached' });
}
