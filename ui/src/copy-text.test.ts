import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page without the clipboard API; copying the selection is allowed or not. */
function withoutClipboard(allowed: boolean) {
  const copied: string[] = [];
  const area = { value: '', select: () => undefined, remove: () => undefined };
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', {
    createElement: () => area,
    body: { append: () => undefined },
    execCommand: () => {
      if (allowed) copied.push(area.value);
      return allowed;
    },
  });
  return copied;
}

describe('Copying', () => {
  it('uses the clipboard', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyText('IT60')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('IT60');
  });

  it('selects the text on a page that is not served securely', async () => {
    const copied = withoutClipboard(true);
    expect(await copyText('IT60')).toBe(true);
    expect(copied).toEqual(['IT60']);
  });

  it('does not say that it copied when it could not', async () => {
    withoutClipboard(false);
    expect(await copyText('IT60')).toBe(false);
  });
});
