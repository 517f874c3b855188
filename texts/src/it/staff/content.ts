import type { Told } from '../../staff/coded.ts';

const quoted = (words: readonly string[]): string => words.map((word) => `«${word}»`).join(', ');

/** What is wrong in a file of a content folder. */
export const contentFindings = {
  yaml_broken: 'qui il YAML non si legge: controlla rientri, virgolette e due punti',
  yaml_twice: 'la stessa chiave è scritta due volte: togline una',
  yaml_tab: 'nel YAML i rientri si fanno con gli spazi: togli la tabulazione',
  yaml_alias: 'rimandi (& e *) non sono ammessi: scrivi il testo per intero',
  no_front_matter: 'il file deve cominciare con una riga ---, i dati (title: …) e un’altra riga ---',
  body_below: 'il testo va sotto la seconda riga ---, non in «body»',
  file_unknown: ({ allowed }: { allowed: readonly string[] }) =>
    `nessun contenuto ha un file così: toglilo o dagli uno di questi nomi: ${allowed.join(', ')}`,
  file_too_large: ({ most }: { most: number }) => `il file supera ${most} kB: accorcialo o dividilo`,
  folder_empty: 'la cartella non contiene nessun file di contenuti',
  missing: 'manca: scrivilo',
  keys_unknown: ({ keys }: { keys: readonly string[] }) =>
    `chiave sconosciuta ${quoted(keys)}: toglila o correggila (vedi docs/content.md)`,
  wants_string: ({ found }: { found: string }) => `trovato ${found}, serve un testo (tra virgolette)`,
  wants_number: ({ found }: { found: string }) => `trovato ${found}, serve un numero`,
  wants_boolean: ({ found }: { found: string }) => `trovato ${found}, serve true o false`,
  wants_array: ({ found }: { found: string }) =>
    `trovato ${found}, serve un elenco (righe che cominciano con -)`,
  wants_object: ({ found }: { found: string }) => `trovato ${found}, servono campi con il loro nome`,
  not_allowed: ({ found, allowed }: { found: string; allowed: readonly string[] }) =>
    `trovato ${found}, ammesso ${allowed.join(', ')}`,
  too_much: ({ most }: { most: number }) => `troppo lungo: al massimo ${most}`,
  too_little: ({ least }: { least: number }) => `troppo corto: almeno ${least}`,
  invalid: ({ found }: { found: string }) => `${found} non va bene (vedi docs/content.md)`,
  link_form: ({ found }: { found: string }) =>
    `${found} non è un indirizzo: scrivi /pagina-del-negozio, https://…, mailto:… o tel:…`,
  picture_form: ({ found }: { found: string }) =>
    `${found} non è il nome di un’immagine della cartella pictures (per esempio stanza.webp)`,
  slug_form: ({ found }: { found: string }) => `${found}: solo lettere minuscole, cifre e trattini`,
  route_form: ({ found }: { found: string }) =>
    `${found}: scrivi web-page/nome o pages/single/nome, con minuscole, cifre e trattini`,
  colour_form: ({ found }: { found: string }) => `${found} non è un colore: scrivi per esempio "#1f2a24"`,
  date_form: ({ found }: { found: string }) =>
    `${found} non è una data: scrivi per esempio 2026-12-01 o 2026-12-01T09:00`,
  one_line: ({ found }: { found: string }) => `${found}: qui va una riga sola, senza a capo`,
  dates_reversed: ({ from, to }: { from: string; to: string }) =>
    `finisce (${to}) prima di cominciare (${from}): scambia o correggi le date`,
  markup_removed: ({ what }: { what: string }) => `${what} non è ammesso nelle pagine: toglilo`,
  markup_in_text: ({ what }: { what: string }) => `qui va solo testo: togli ${what}`,
  mail_unknown: ({ found, allowed }: { found: string; allowed: readonly string[] }) =>
    `nessuna e-mail si chiama «${found}»: scrivi una di queste: ${allowed.join(', ')}`,
  mail_placeholder_unknown: ({ found, allowed }: { found: string; allowed: readonly string[] }) =>
    `${found} non vale in questa e-mail: usa ${allowed.join(', ')}`,
  menu_within_itself: ({ name }: { name: string }) =>
    `«${name}» sta dentro sé stessa: dalle un altro nome, o spostala`,
  menu_name_twice: ({ name }: { name: string }) =>
    `un’altra voce del menu si chiama già «${name}»: dai a questa un altro name`,
  picture_not_taken: ({ picture, why }: { picture: string; why: Told }) =>
    `${picture}: ${why}. Metti l’immagine nella cartella pictures, o togli il nome`,
  link_dead: ({ url }: { url: string }) =>
    `${url} non porta a niente: correggi il collegamento o aggiungi la pagina`,
};
export type ContentTexts = typeof contentFindings;

/** What `npm run content` says. */
export const contentCommand = {
  usage: `Uso: npm run content -- COMANDO

  check CARTELLA                         controlla i file, non scrive niente
  import CARTELLA [--yes] [--dry-run]    li mette nel negozio, tutti o nessuno; prima dice che cosa cambia
  export CARTELLA                        scrive i contenuti del negozio in una cartella
  start CARTELLA                         scrive una cartella di partenza per un negozio nuovo
  history CONTENUTO                      le versioni di un contenuto (per esempio pages/privacy.it)
  restore CONTENUTO VERSIONE             riporta in vigore una versione
  preview [--at 2026-12-01T09:00]        un link che mostra il negozio a quella data (ora, se manca), bozze comprese

  --author NOME                          chi scrive, per la storia (se manca: l’utente del computer)
`,
  missingFolder: 'Manca la cartella.',
  missingEntry: 'Manca il contenuto, per esempio pages/privacy.it.',
  at: (file: string, line: number | undefined, field: string | undefined) =>
    `${file}${line === undefined ? '' : `, riga ${line}`}${field === undefined ? '' : `, ${field}`}`,
  adds: (name: string) => `aggiunge ${name}`,
  changes: (name: string) => `cambia   ${name}`,
  removes: (name: string) => `toglie   ${name}`,
  unchanged: (count: number) =>
    count === 1 ? '1 contenuto resta com’è.' : `${count} contenuti restano come sono.`,
  nothing: 'Il negozio ha già questi contenuti: non cambia niente.',
  sound: (count: number) => (count === 1 ? '1 file, tutto a posto.' : `${count} file, tutto a posto.`),
  wrong: (count: number) =>
    count === 1 ? '1 errore: non è stato cambiato niente.' : `${count} errori: non è stato cambiato niente.`,
  warnings: 'Da guardare:',
  imported: (count: number) => (count === 1 ? '1 contenuto pubblicato.' : `${count} contenuti pubblicati.`),
  dryRun: 'Prova: non è stato scritto niente.',
  exported: (count: number, folder: string) => `${count} file scritti in ${folder}.`,
  folderNotEmpty: (folder: string) => `${folder} non è vuota: scegli un’altra cartella.`,
  folderMissing: (folder: string) => `La cartella ${folder} non c’è.`,
  entryUnknown: (name: string) => `${name}: questo contenuto non c’è.`,
  version: (version: number, moment: string, who: string, isCurrent: boolean) =>
    `${version}\t${moment}\t${who}${isCurrent ? '\tin vigore' : ''}`,
  removedVersion: 'tolto',
  versionUnknown: (name: string, version: number) => `${name}: la versione ${version} non c’è.`,
  momentInvalid: (text: string) => `--at: «${text}» non è una data: scrivi per esempio 2026-12-01T09:00.`,
  previewValid: (hours: number) =>
    `Vale ${hours} ore per chiunque lo apre; non mandarlo a chi non deve vedere.`,
  restored: (name: string, version: number, now: number) =>
    `${name}: la versione ${version} è di nuovo in vigore (come versione ${now}).`,
};
export type ContentCommandTexts = typeof contentCommand;
