import { afterEach, describe, expect, test, vi } from 'vitest';
import { attachLanguages } from './languages.ts';

afterEach(() => vi.unstubAllGlobals());

describe('L21 the language a shopper chose', () => {
  test.each([
    ['https:', true],
    ['http:', false],
  ])('is kept by %s for a year, as __Host- and with Secure: %s', (protocol, secure) => {
    let click: (() => void) | undefined;
    let reloaded = false;
    const button = {
      dataset: { language: 'en' },
      addEventListener: (_kind: string, listener: () => void) => (click = listener),
    };
    const page = { cookie: '', querySelectorAll: () => [button] };
    vi.stubGlobal('document', page);
    vi.stubGlobal('location', { protocol, reload: () => (reloaded = true) });
    attachLanguages();
    click?.();
    const kept = 'language=en; Max-Age=31536000; Path=/; SameSite=Lax';
    expect([page.cookie, reloaded]).toEqual([secure ? `__Host-${kept}; Secure` : kept, true]);
  });
});
