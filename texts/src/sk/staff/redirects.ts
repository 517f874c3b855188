import type { RedirectFindingTexts, RedirectTexts } from '../../it/staff/redirects.ts';

export const redirectFindings: RedirectFindingTexts = {
  redirect_from_no_path: ({ from }) => `„${from}“ nie je adresa: napíšte cestu, napríklad /stara-stranka.`,
  redirect_from_is_page: ({ from }) => `${from} je stránka obchodu: nemôže viesť inam.`,
  redirect_to_no_path: ({ from, to }) => `${from}: „${to}“ nie je cesta v obchode.`,
  redirect_to_foreign: ({ from, to, host }) =>
    `${from}: ${to} vedie mimo obchodu (${host}); presmerovať sa dá len na stránky obchodu.`,
  redirect_status_unknown: ({ from, status }) =>
    `${from}: stav ${status} neexistuje; použite 301 (natrvalo), 302 (dočasne) alebo 410 (zrušené).`,
  redirect_without_target: ({ from, status }) => `${from}: pri stave ${status} treba adresu, kam viesť.`,
  redirect_gone_with_target: ({ from, to }) =>
    `${from}: zrušená stránka (410) nevedie na ${to}; adresu vynechajte alebo použite 301.`,
  redirect_twice: ({ from }) => `${from} je uvedené dvakrát.`,
  redirect_circle: ({ way }) => `Nekonečný kruh: ${[...way, way[0]].join(' → ')}.`,
  redirect_line_unreadable: ({ line, text }) =>
    `Riadok ${line}: „${text}“ nie je „ODKIAĽ KAM“ ani „ODKIAĽ KAM STAV“ (pre zrušenú stránku: „ODKIAĽ 410“).`,
};

export const redirects: RedirectTexts = {
  heads: ['odkiaľ', 'stav', 'kam', 'čie'],
  none: 'Žiadne presmerovania.',
  saved: (count) => `Uložené presmerovania: ${count}.`,
  removed: (from) => `${from}: presmerovanie odstránené.`,
  unknown: (from) => `Z ${from} nevedie žiadne presmerovanie.`,
};
