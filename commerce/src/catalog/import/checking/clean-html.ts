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

/** True for HTML that is already as the sanitiser would leave it: only plain tags, closed in order. */
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

/** Text without tags, its entities kept, as paragraphs. */
function paragraphs(text: string): string {
  const parts = text.split(/\n\s*\n/).map((part) => `<p>${part.trim().replaceAll('\n', '<br />')}</p>`);
  return sanitizeHtml(parts.join(''), rules);
}

/**
 * A description as pages may show it: allow-listed tags; text without tags, also where cleaning leaves none,
 * becomes paragraphs. Cleaning what is clean changes nothing.
 */
export function cleanHtml(html: string): string {
  const text = html.trim();
  if (text === '') return '';
  if (!hasTags(text)) return paragraphs(text);
  if (isPlain(text)) return text;
  // Entities may stand for characters that the row's texts were already rid of.
  const cleaned = visibleText(sanitizeHtml(text, rules)).trim();
  return cleaned === '' || hasTags(cleaned) ? cleaned : paragraphs(cleaned);
}
