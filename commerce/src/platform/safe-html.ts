import sanitizeHtml from 'sanitize-html';

const classNames = /^[a-z0-9_-]{1,60}$/i;

const options: sanitizeHtml.IOptions = {
  allowedTags: (
    'h1 h2 h3 h4 h5 h6 p br hr div section article nav address figure figcaption ul ol li dl dt dd blockquote ' +
    'pre code details summary a b strong i em u s small sub sup mark span abbr time table caption thead tbody ' +
    'tfoot tr th td colgroup col img picture source'
  ).split(' '),
  allowedAttributes: {
    '*': ['class', 'id', 'lang', 'title', 'aria-label', 'aria-hidden', 'aria-labelledby'],
    a: ['href', 'target', 'rel', 'hreflang'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    source: ['srcset', 'sizes', 'type', 'media'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
    details: ['open'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'], source: ['https'] },
  allowProtocolRelative: false,
  allowedClasses: { '*': [classNames] },
  transformTags: {
    a: (tagName, attributes) => ({
      tagName,
      attribs: attributes.target === '_blank' ? { ...attributes, rel: 'noopener noreferrer' } : attributes,
    }),
  },
};

/**
 * Sanitises an editor's HTML: removes scripts, styles, forms, frames, event handlers and unknown URL schemes.
 */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, options);
}

/** Attributes that a tag keeps. */
function keptAttributes(tag: string): ReadonlySet<string> {
  const all = options.allowedAttributes === false ? {} : (options.allowedAttributes ?? {});
  const names = [...(all['*'] ?? []), ...(all[tag] ?? [])];
  return new Set(names.map((one) => (typeof one === 'string' ? one : one.name)));
}

/** What sanitising takes out of HTML, for its author: "<script>", "onclick", "javascript:…". Each once. */
export function removedMarkup(html: string): string[] {
  const removed = new Set<string>();
  const allowed = new Set(options.allowedTags === false ? [] : options.allowedTags);
  sanitizeHtml(html, {
    ...options,
    transformTags: {
      '*': (tagName, attribs) => {
        if (!allowed.has(tagName)) removed.add(`<${tagName}>`);
        else {
          const known = keptAttributes(tagName);
          for (const name of Object.keys(attribs)) if (!known.has(name)) removed.add(name);
          for (const name of ['href', 'src']) {
            const url = attribs[name];
            if (
              url !== undefined &&
              sanitizeHtml(`<a href="${escapeQuote(url)}">x</a>`, options) === '<a>x</a>'
            )
              removed.add(url.slice(0, 60));
          }
        }
        return { tagName, attribs };
      },
    },
  });
  return [...removed];
}

const escapeQuote = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
