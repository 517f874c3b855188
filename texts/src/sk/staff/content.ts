import type { ContentCommandTexts, ContentTexts } from '../../it/staff/content.ts';

const quoted = (words: readonly string[]): string => words.map((word) => `„${word}“`).join(', ');

/** What is wrong in a file of a content folder. */
export const contentFindings: ContentTexts = {
  yaml_broken: 'YAML sa tu nedá prečítať: skontroluj odsadenie, úvodzovky a dvojbodky',
  yaml_twice: 'ten istý kľúč je napísaný dvakrát: jeden odstráň',
  yaml_tab: 'YAML sa odsadzuje medzerami: odstráň tabulátor',
  yaml_alias: 'odkazy (& a *) nie sú povolené: napíš text celý',
  no_front_matter: 'súbor sa musí začínať riadkom ---, údajmi (title: …) a ďalším riadkom ---',
  body_below: 'text patrí pod druhý riadok ---, nie do „body“',
  file_unknown: ({ allowed }) =>
    `taký súbor nemá žiadny obsah: odstráň ho alebo mu daj jeden z týchto názvov: ${allowed.join(', ')}`,
  file_too_large: ({ most }) => `súbor je väčší ako ${most} kB: skráť ho alebo rozdeľ`,
  folder_empty: 'v priečinku nie je žiadny súbor s obsahom',
  missing: 'chýba: doplň',
  keys_unknown: ({ keys }) => `neznámy kľúč ${quoted(keys)}: odstráň ho alebo oprav (pozri docs/content.md)`,
  wants_string: ({ found }) => `nájdené ${found}, má to byť text (v úvodzovkách)`,
  wants_number: ({ found }) => `nájdené ${found}, má to byť číslo`,
  wants_boolean: ({ found }) => `nájdené ${found}, má to byť true alebo false`,
  wants_array: ({ found }) => `nájdené ${found}, má to byť zoznam (riadky začínajúce sa -)`,
  wants_object: ({ found }) => `nájdené ${found}, majú to byť polia so svojimi názvami`,
  not_allowed: ({ found, allowed }) => `nájdené ${found}, povolené ${allowed.join(', ')}`,
  too_much: ({ most }) => `príliš dlhé: najviac ${most}`,
  too_little: ({ least }) => `príliš krátke: aspoň ${least}`,
  invalid: ({ found }) => `${found} nie je správne (pozri docs/content.md)`,
  link_form: ({ found }) => `${found} nie je adresa: napíš /stranka-obchodu, https://…, mailto:… alebo tel:…`,
  picture_form: ({ found }) => `${found} nie je názov obrázka z priečinka pictures (napríklad izba.webp)`,
  slug_form: ({ found }) => `${found}: len malé písmená, číslice a spojovníky`,
  route_form: ({ found }) =>
    `${found}: napíš web-page/nazov alebo pages/single/nazov, s malými písmenami, číslicami a spojovníkmi`,
  colour_form: ({ found }) => `${found} nie je farba: napíš napríklad "#1f2a24"`,
  date_form: ({ found }) => `${found} nie je dátum: napíš napríklad 2026-12-01 alebo 2026-12-01T09:00`,
  one_line: ({ found }: { found: string }) => `${found}: sem patrí iba jeden riadok, bez zalomenia`,
  dates_reversed: ({ from, to }) =>
    `končí sa (${to}) skôr, než sa začína (${from}): vymeň alebo oprav dátumy`,
  markup_removed: ({ what }) => `${what} nie je na stránkach povolené: odstráň to`,
  markup_in_text: ({ what }) => `sem patrí len text: odstráň ${what}`,
  mail_unknown: ({ found, allowed }: { found: string; allowed: readonly string[] }) =>
    `žiadny e-mail sa nevolá „${found}“: napíš jeden z týchto: ${allowed.join(', ')}`,
  mail_placeholder_unknown: ({ found, allowed }: { found: string; allowed: readonly string[] }) =>
    `${found} v tomto e-maile neplatí: použi ${allowed.join(', ')}`,
  menu_within_itself: ({ name }: { name: string }) =>
    `„${name}“ je sama v sebe: nazvi ju inak alebo ju presuň`,
  menu_name_twice: ({ name }: { name: string }) =>
    `iná položka ponuky sa už volá „${name}“: daj tejto iné name`,
  picture_not_taken: ({ picture, why }) =>
    `${picture}: ${why}. Daj obrázok do priečinka pictures alebo zmaž jeho názov`,
  link_dead: ({ url }) => `${url} nikam nevedie: oprav odkaz alebo pridaj stránku`,
};

/** What `npm run content` says. */
export const contentCommand: ContentCommandTexts = {
  usage: `Použitie: npm run content -- PRÍKAZ

  check PRIEČINOK                        skontroluje súbory, nič nezapíše
  import PRIEČINOK [--yes] [--dry-run]   vloží ich do obchodu, všetky alebo žiadny; najprv povie, čo sa zmení
  export PRIEČINOK                       zapíše obsah obchodu do priečinka
  start PRIEČINOK                        zapíše priečinok, ktorým sa začína nový obchod
  history OBSAH                          verzie obsahu (napríklad pages/privacy.it)
  restore OBSAH VERZIA                   verzia platí znova
  preview [--at 2026-12-01T09:00]        odkaz, ktorý ukáže obchod v tom čase (inak teraz), aj s konceptmi

  --author MENO                          kto zapisuje, do histórie (inak: používateľ počítača)
`,
  missingFolder: 'Chýba priečinok.',
  missingEntry: 'Chýba obsah, napríklad pages/privacy.it.',
  at: (file, line, field) =>
    `${file}${line === undefined ? '' : `, riadok ${line}`}${field === undefined ? '' : `, ${field}`}`,
  adds: (name) => `pridá    ${name}`,
  changes: (name) => `zmení    ${name}`,
  removes: (name) => `odstráni ${name}`,
  unchanged: (count) => `Bez zmeny: ${count}.`,
  nothing: 'Obchod už tento obsah má: nič sa nemení.',
  sound: (count) => `Súbory: ${count}, všetko v poriadku.`,
  wrong: (count) => `Chyby: ${count}. Nič sa nezmenilo.`,
  warnings: 'Pozri sa na:',
  imported: (count) => `Zverejnené: ${count}.`,
  dryRun: 'Skúška: nič sa nezapísalo.',
  exported: (count, folder) => `Súbory zapísané do ${folder}: ${count}.`,
  folderNotEmpty: (folder) => `${folder} nie je prázdny: vyber iný priečinok.`,
  folderMissing: (folder) => `Priečinok ${folder} neexistuje.`,
  entryUnknown: (name) => `${name}: taký obsah neexistuje.`,
  version: (version, moment, who, isCurrent) => `${version}\t${moment}\t${who}${isCurrent ? '\tplatí' : ''}`,
  removedVersion: 'odstránené',
  versionUnknown: (name, version) => `${name}: verzia ${version} neexistuje.`,
  momentInvalid: (text) => `--at: „${text}“ nie je dátum: napíš napríklad 2026-12-01T09:00.`,
  previewValid: (hours) =>
    `Platí ${hours} hodín pre každého, kto ho otvorí; posielaj ho len tým, ktorí to smú vidieť.`,
  restored: (name, version, now) => `${name}: verzia ${version} znova platí (ako verzia ${now}).`,
};
