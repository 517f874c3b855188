import { describe, expect, it } from 'vitest';
import { newScriptMark, stripScriptMarks } from './script-mark.server.ts';

const startHash = "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='";

describe('scripts that the renderer itself wrote', () => {
  it('are named by their hash, the marker is removed, other scripts are not named', () => {
    const mark = newScriptMark();
    const own = `<script async="" nonce="${mark}">start()</script>`;
    const link = `<link rel="modulepreload" nonce="${mark}" href="/a.js">`;
    const alien = '<script>steal()</script><script nonce="guessed">steal()</script>';
    const data = '<script type="application/ld+json">{"a":1}</script>';
    const headers = new Headers();
    const html = stripScriptMarks(`${alien}${link}${own}${data}${alien}`, mark, headers);
    expect(headers.get('x-script-hashes')).toBe(startHash);
    expect(html).toBe(
      `${alien}<link rel="modulepreload" href="/a.js"><script async="">start()</script>${data}${alien}`,
    );
  });

  it('contain an unpredictable marker', () => {
    expect(newScriptMark()).not.toBe(newScriptMark());
    expect(newScriptMark()).toMatch(/^[\w-]{22}$/);
  });
});
