import { fileOf } from './entry-files.ts';
import type { FileFinding } from './file-finding.ts';
import type { EntryDraft } from './read-entry.ts';

/** Addresses of content, in Markdown, HTML or a field of their own. */
const contentLink = /(?<![\w:/.-])\/(?:web-page|blog|pages\/single)\/[\w/-]+(?![\w./-])/g;
/** A page of the shop itself that stands below one of them. */
const layouts = '/pages/single/layouts';

const addressOf = ({ kind, key, body }: EntryDraft): string =>
  kind === 'post' ? `/blog/${key}` : `/${String(body['route'] ?? `web-page/${key}`)}`;

function linksIn(value: unknown, field: string): { readonly url: string; readonly field: string }[] {
  if (typeof value === 'string') return (value.match(contentLink) ?? []).map((url) => ({ url, field }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    linksIn(one, field === '' ? name : `${field}.${name}`),
  );
}

/** Links of a whole folder to pages and posts that it does not have, and does not send elsewhere. */
export function deadLinks(drafts: readonly EntryDraft[]): FileFinding[] {
  const isMoved = ({ kind }: EntryDraft) => kind === 'redirects';
  const moved = drafts.filter(isMoved).flatMap(({ body }) => linksIn(body, ''));
  const pages = drafts.filter(({ kind }) => kind === 'page' || kind === 'post');
  const known = new Set([layouts, ...moved.map(({ url }) => url), ...pages.map(addressOf)]);
  return drafts
    .filter((draft) => !isMoved(draft))
    .flatMap((draft) => linksIn(draft.body, '').map((link) => ({ ...link, file: fileOf(draft) })))
    .filter(({ url }) => !known.has(url.replace(/\/$/, '')))
    .map(({ url, field, file }) => {
      const finding = { code: 'link_dead', facts: { url } } as const;
      return { file, line: undefined, field, finding };
    });
}
