import { z } from 'zod';

/** A letter as staff wrote it, part by part. */
const letterPartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['heading', 'paragraph']), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({ kind: z.literal('button'), label: z.string(), url: z.string() }),
  z.object({ kind: z.literal('goods'), skus: z.array(z.string()) }),
]);
export type LetterPart = z.output<typeof letterPartSchema>;

export const letterSchema = z.object({
  title: z.string(),
  preview: z.string(),
  parts: z.array(letterPartSchema),
});

/** What a file of a letter lacks. */
export type LetterFault = 'no_subject' | 'no_text' | 'too_long' | 'link_abroad';

interface Letter {
  readonly subject: string;
  readonly language: string | null;
  readonly content: z.output<typeof letterSchema>;
}

const CHARACTERS_MAX = 60_000;
const SUBJECT_MAX = 120;

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
  if (text.length > CHARACTERS_MAX) return 'too_long';
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
  const title = /^#\s+(.+)$/m.exec(body)?.[1];
  const subject = plain(named.get('subject') ?? title ?? '').slice(0, SUBJECT_MAX);
  if (subject === '') return 'no_subject';
  const blocks = body
    .replace(/^#\s+.+$/m, '')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  const parts = blocks.map(partOf);
  if (parts.includes('link_abroad')) return 'link_abroad';
  if (parts.length === 0) return 'no_text';
  const content = {
    title: plain(title ?? subject),
    preview: plain(named.get('preview') ?? ''),
    parts: parts.filter((part) => part !== 'link_abroad'),
  };
  return { subject, language: named.get('language') ?? null, content };
}
