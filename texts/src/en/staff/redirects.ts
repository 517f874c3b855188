import type { RedirectFindingTexts, RedirectTexts } from '../../it/staff/redirects.ts';

export const redirectFindings: RedirectFindingTexts = {
  redirect_from_no_path: ({ from }) => `“${from}” is no address: write a path such as /old-page.`,
  redirect_from_is_page: ({ from }) => `${from} is a page of the shop: it cannot lead elsewhere.`,
  redirect_to_no_path: ({ from, to }) => `${from}: “${to}” is no path of the shop.`,
  redirect_to_foreign: ({ from, to, host }) =>
    `${from}: ${to} leads out of the shop (${host}); only pages of the shop can be led to.`,
  redirect_status_unknown: ({ from, status }) =>
    `${from}: there is no status ${status}; use 301 (for good), 302 (for now) or 410 (gone).`,
  redirect_without_target: ({ from, status }) => `${from}: status ${status} needs the address to lead to.`,
  redirect_gone_with_target: ({ from, to }) =>
    `${from}: a page that is gone (410) does not lead to ${to}; leave the address out or use 301.`,
  redirect_twice: ({ from }) => `${from} is written twice.`,
  redirect_circle: ({ way }) => `Endless circle: ${[...way, way[0]].join(' → ')}.`,
  redirect_line_unreadable: ({ line, text }) =>
    `Line ${line}: “${text}” is not “FROM TO” or “FROM TO STATUS” (for a page that is gone: “FROM 410”).`,
};

export const redirects: RedirectTexts = {
  heads: ['from', 'status', 'to', 'whose'],
  none: 'No redirects.',
  saved: (count) => (count === 1 ? '1 redirect saved.' : `${count} redirects saved.`),
  removed: (from) => `${from}: redirect removed.`,
  unknown: (from) => `There is no redirect from ${from}.`,
};
