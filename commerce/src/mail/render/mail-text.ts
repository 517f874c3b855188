import type { MailBlock, MailDocument } from '../mail-document.ts';

const WIDTH = 72;

/** Wraps text at 72 columns; longer words, such as URLs, are not broken. */
function fold(text: string, indent = ''): string {
  return text
    .split('\n')
    .map((paragraph) => {
      const lines: string[] = [];
      for (const word of paragraph.split(/ +/)) {
        const last = lines.at(-1);
        if (last === undefined || last.length + word.length + 1 > WIDTH) lines.push(`${indent}${word}`);
        else lines[lines.length - 1] = `${last} ${word}`;
      }
      return lines.join('\n');
    })
    .join('\n');
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
      return block.text.toLocaleUpperCase();
    case 'paragraph':
    case 'small':
      return fold(block.text);
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'list':
      return block.items.map((item) => `- ${fold(item, '  ').trimStart()}`).join('\n');
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value.replaceAll('\n', ', ')}`).join('\n');
    case 'goods':
      return block.lines
        .map(
          ({ name, detail, qty, amount }) =>
            `${fold(`${qty} × ${name}`)}${detail === '' ? '' : `\n   ${detail}`}\n   ${amount}`,
        )
        .join('\n');
  }
}

/** The text part of a mail. */
export function mailText({ title, blocks, foot, unsubscribeUrl, unsubscribeLabel }: MailDocument): string {
  const unsubscribe = unsubscribeUrl === undefined ? [] : [`${unsubscribeLabel ?? ''}: ${unsubscribeUrl}`];
  const parts = [title, ...blocks.map(blockText), '-'.repeat(WIDTH), [...foot, ...unsubscribe].join('\n')];
  return `${parts.join('\n\n')}\n`;
}
