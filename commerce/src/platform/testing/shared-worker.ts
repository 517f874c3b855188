import { inLanguage } from '@casamaestra/texts/in-language.ts';
import { afterAll, expect, vi } from 'vitest';

// Runs before each test file. The files of a worker share its modules, which saves loading them some two hundred
// times. What one file leaves behind must not reach the next.

// Modules of the pages keep a browser's state (cart, login): each file has its own.
if (expect.getState().testPath?.includes('/storefront/') === true) vi.resetModules();

const plain = 'plain';
const text = inLanguage({ it: plain, en: plain, sk: plain });

afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // Marks on texts stay for the life of a module.
  if (text('it') !== plain) vi.resetModules();
});
