import {
  letterMost,
  letterPartSchema,
  letterSubjectMost,
} from '@casamaestra/contract/staff/staff-newsletter.operations.ts';
import type { LetterPart } from '@casamaestra/contract/staff/staff-newsletter.operations.ts';
import { z } from 'zod';

export const letterSchema = z.object({
  title: z.string(),
  preview: z.string(),
  parts: z.array(letterPartSchema),
});

/** What is wrong with a letter; `sent_already`: with sending it once more. */
export type LetterFault = 'no_subject' | 'no_text' | 'too_long' | 'link_abroad' | 'sent_already';

export interface Letter {
  readonly subject: string;
  readonly language: string | null;
  readonly content: z.output<typeof letterSchema>;
}

/** Without emphasis; links keep their words. */
const plain = (text: string): string =>
  text
    .replaceAll(/\[([^\]]+)\]\([^)\s]+\)/g, '$1')
    .replaceAll(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** "/shop" and "https://…": nothing else is a link of a letter. */
const isLink = (url: string): boolean => /^\/(?!\/)\S*$|^https:\/\/\S+$/.test(url);

function partOf(block: string): LetterPart | 'link_abroad' {
  const heading = /^#{2,6}\s+(.+)$/.exec(block);
  if (heading?.[1] !== undefined) return { kind: 'heading', text: plain(heading[1]) };
  const goods = /^\{\{\s*(?:products?)\s+([^}]+)\}\}$/.exec(block);
  if (goods?.[1] !== undefined)
    return { kind: 'goods', skus: goods[1].split(/[\s,]+/).filter((sku) => sku !== '') };
  const button = /^\[([^\]]+)\]\((\S+)\)$/.exec(block);
  if (button !== null) {
    const [, label = '', url = ''] = button;
    return isLink(url) ? { kind: 'button', label: plain(label), url } : 'link_abroad';
  }
  const lines = block.split('\n');
  if (lines.every((line) => /^[-*]\s+/.test(line)))
    return { kind: 'list', items: lines.map((line) => plain(line.replace(/^[-*]\s+/, ''))) };
  return { kind: 'paragraph', text: plain(block) };
}

/**
 * Reads a letter: lines "subject:", "preview:", "language:" between "---", then Markdown: headings, paragraphs, lists, a
 * link alone on its line as a button, `{{products SKU SKU}}` for goods with their price in force.
 */
export function readLetter(text: string): Letter | LetterFault {
  if (text.length > letterMost) return 'too_long';
  const [, front = '', body = text] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? [];
  const named = new Map(
    front.split('\n').map((line) => {
      const at = line.indexOf(':');
      return [
        line.slice(0, at).trim(),
        line
          .slice(at + 1)
          .trim()
          .replaceAll(/^["']|["']$/g, ''),
      ] as const;
    }),
  );
  return letterOf({
    subject: named.get('subject') ?? '',
    preview: named.get('preview') ?? '',
    language: named.get('language') ?? null,
    text: body,
  });
}

/** A letter of its parts: the same, where they stand in fields. */
export function letterOf({
  subject: asked,
  preview,
  language,
  text,
}: {
  readonly subject: string;
  readonly preview: string;
  readonly language: string | null;
  readonly text: string;
}): Letter | LetterFault {
  const title = /^#\s+(.+)$/m.exec(text)?.[1];
  const subject = plain(asked === '' ? (title ?? '') : asked).slice(0, letterSubjectMost);
  if (subject === '') return 'no_subject';
  const parts = text
    .replaceAll('\r\n', '\n')
    .replace(/^#\s+.+$/m, '')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(partOf);
  if (parts.includes('link_abroad')) return 'link_abroad';
  if (parts.length === 0) return 'no_text';
  const content = {
    title: plain(title ?? subject),
    preview: plain(preview),
    parts: parts.filter((part) => part !== 'link_abroad'),
  };
  return { subject, language, content };
}
