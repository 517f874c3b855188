import { languages } from '@casamaestra/texts/languages.ts';
import { marked } from '@casamaestra/texts/marked.ts';
import { messagesOf, registerMessages } from './messages.ts';

let done = false;

/** Marks the server's texts of all pages (`TEXTS=marked`), once. The browser marks the texts it loads. */
export function markMessages(): void {
  if (done) return;
  done = true;
  for (const language of languages) registerMessages(language, marked(messagesOf(language), language));
}

/** The inline script that marks texts loaded in the browser. @param mark nonce of the page's own scripts */
export const markingScript = (mark: string): string =>
  `<script nonce="${mark}">globalThis.markTexts=${marked.toString()}</script>`;
