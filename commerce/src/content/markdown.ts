import { Marked } from 'marked';

const marked = new Marked({ gfm: true, async: false });

/** Markdown as HTML, not yet sanitised. */
export const htmlOf = (markdown: string): string => marked.parse(markdown, { async: false });
