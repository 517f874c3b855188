import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { comuniSource } from './comuni-source.ts';

test('the list of comuni is the one of the package', () => {
  const written = readFileSync(join(import.meta.dirname, 'comuni.data.ts'), 'utf8');
  expect(comuniSource()).toBe(written);
});
