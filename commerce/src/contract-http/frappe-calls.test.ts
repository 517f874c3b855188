import { readFile } from 'node:fs/promises';
import { operations } from '@casamaestra/contract/platform/operations.ts';
import { expect, test } from 'vitest';

const document = new URL('../../../docs/frappe-calls.md', import.meta.url);

test('docs/frappe-calls.md names every call of the Frappe API that the service keeps', async () => {
  const text = await readFile(document, 'utf8');
  const kept = operations.filter(({ path }) => !path.startsWith('/api/method/casamaestra.'));
  for (const { name, path, aliases } of kept)
    for (const each of [path, ...aliases])
      expect(text, name).toContain(`\`${each.replace('/api/method/', '')}\``);
});
