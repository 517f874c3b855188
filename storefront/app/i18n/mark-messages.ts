import { languages } from '@casamaestra/texts/languages.ts';
import { marked } from '@casamaestra/texts/marked.ts';
import { messagesOf, registerMessages } from './messages.ts';

let done = false;

/** Puts the server's texts of all pages into marks (`TEXTS=marked`), once. The browser marks what it loads. */
export function markMessages(): void {
  if (done) return;
  done = true;
  for (const language of languages) registerMessages(language, marked(messagesOf(language), language));
}

/** The script by which a page marks the texts that its scripts load; it carries the mark of own scripts. */
export const markingScript = (mark: string): string =>
  `<script nonce="${mark}">globalThis.markTexts=${marked.toString()}</script>`;
