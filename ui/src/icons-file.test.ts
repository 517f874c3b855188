import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconsFile } from './icons-file.ts';

test('icons.svg holds every icon as it is drawn in icon-paths.ts', () => {
  expect(readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8')).toBe(iconsFile());
});
