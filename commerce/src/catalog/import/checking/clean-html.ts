import sanitizeHtml from 'sanitize-html';

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

/** A description as pages may show it: allow-listed tags; text without tags becomes paragraphs. */
export function cleanHtml(html: string): string {
  const text = html.trim();
  if (text === '') return '';
  if (/<\/?[a-z!]/i.test(text)) return isPlain(text) ? text : sanitizeHtml(text, rules).trim();
  const paragraphs = text.split(/\n\s*\n/).map((part) => `<p>${part.trim().replaceAll('\n', '<br />')}</p>`);
  return sanitizeHtml(paragraphs.join(''), rules);
}
