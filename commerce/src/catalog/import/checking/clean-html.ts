import sanitizeHtml from 'sanitize-html';
import { visibleText } from './clean-text.ts';

const plainTags = new Set([
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'b',
  'i',
  'br',
  'h3',
  'h4',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]);

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...plainTags, 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    a: (tagName, { href = '' }) => ({ tagName, attribs: { href, rel: 'nofollow noopener' } }),
  },
};

const opening = /[<>&]/g;
const tag = /<(\/?)([a-z0-9]+)>/y;
const entity = /&(?:amp|lt|gt|quot|#\d+);/y;

/** True for HTML that the sanitiser would not change: only plain tags, closed in order. */
function isPlain(html: string): boolean {
  const open: string[] = [];
  for (opening.lastIndex = 0; opening.test(html);) {
    const at = opening.lastIndex - 1;
    const pattern = html[at] === '<' ? tag : entity;
    pattern.lastIndex = at;
    const match = pattern.exec(html);
    if (match === null) return false;
    opening.lastIndex = pattern.lastIndex;
    const [, slash, name] = match;
    if (name === undefined) continue;
    if (name === 'br' || !plainTags.has(name)) return false;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

const hasTags = (text: string) => /<\/?[a-z!]/i.test(text);

/** Text without tags as paragraphs; entities are kept. */
function paragraphs(text: string): string {
  const parts = text.split(/\n\s*\n/).map((part) => `<p>${part.trim().replaceAll('\n', '<br />')}</p>`);
  return sanitizeHtml(parts.join(''), rules);
}

/**
 * Sanitises a description with a list of allowed tags. Text without tags, also where sanitising removed
 * them all, becomes paragraphs. Running it twice changes nothing more.
 */
export function cleanHtml(html: string): string {
  const text = html.trim();
  if (text === '') return '';
  if (!hasTags(text)) return paragraphs(text);
  if (isPlain(text)) return text;
  // Entities may decode to characters that were already removed from the row's texts.
  const cleaned = visibleText(sanitizeHtml(text, rules)).trim();
  return cleaned === '' || hasTags(cleaned) ? cleaned : paragraphs(cleaned);
}
