import type { ContentCommandTexts, ContentTexts } from '../../it/staff/content.ts';

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

/** What is wrong in a file of a content folder. */
export const contentFindings: ContentTexts = {
  yaml_broken: 'the YAML cannot be read here: check indentation, quotes and colons',
  yaml_twice: 'the same key is written twice: remove one',
  yaml_tab: 'YAML is indented with spaces: remove the tab',
  yaml_alias: 'references (& and *) are not allowed: write the text in full',
  no_front_matter: 'the file must begin with a line ---, the data (title: …) and another line ---',
  body_below: 'the text goes below the second line ---, not into “body”',
  file_unknown: ({ allowed }) =>
    `no content has such a file: remove it or give it one of these names: ${allowed.join(', ')}`,
  file_too_large: ({ most }) => `the file is larger than ${most} kB: shorten or divide it`,
  folder_empty: 'the folder holds no content file',
  missing: 'is missing: write it',
  keys_unknown: ({ keys }) => `unknown key ${quoted(keys)}: remove or correct it (see docs/content.md)`,
  wants_string: ({ found }) => `found ${found}, it must be a text (in quotes)`,
  wants_number: ({ found }) => `found ${found}, it must be a number`,
  wants_boolean: ({ found }) => `found ${found}, it must be true or false`,
  wants_array: ({ found }) => `found ${found}, it must be a list (lines beginning with -)`,
  wants_object: ({ found }) => `found ${found}, it must be fields with their names`,
  not_allowed: ({ found, allowed }) => `found ${found}, allowed ${allowed.join(', ')}`,
  too_much: ({ most }) => `too long: at most ${most}`,
  too_little: ({ least }) => `too short: at least ${least}`,
  invalid: ({ found }) => `${found} is not right (see docs/content.md)`,
  link_form: ({ found }) => `${found} is no address: write /page-of-the-shop, https://…, mailto:… or tel:…`,
  picture_form: ({ found }) =>
    `${found} is not the name of a picture of the folder pictures (such as room.webp)`,
  slug_form: ({ found }) => `${found}: only small letters, digits and hyphens`,
  route_form: ({ found }) =>
    `${found}: write web-page/name or pages/single/name, with small letters, digits and hyphens`,
  colour_form: ({ found }) => `${found} is no colour: write for example "#1f2a24"`,
  date_form: ({ found }) => `${found} is no date: write for example 2026-12-01 or 2026-12-01T09:00`,
  one_line: ({ found }: { found: string }) => `${found}: only one line here, no line breaks`,
  dates_reversed: ({ from, to }) => `ends (${to}) before it begins (${from}): exchange or correct the dates`,
  markup_removed: ({ what }) => `${what} is not allowed in pages: remove it`,
  markup_in_text: ({ what }) => `only text goes here: remove ${what}`,
  mail_unknown: ({ found, allowed }: { found: string; allowed: readonly string[] }) =>
    `no email is called “${found}”: write one of these: ${allowed.join(', ')}`,
  mail_placeholder_unknown: ({ found, allowed }: { found: string; allowed: readonly string[] }) =>
    `${found} is not known in this email: use ${allowed.join(', ')}`,
  menu_within_itself: ({ name }: { name: string }) =>
    `“${name}” stands within itself: call it otherwise, or move it`,
  menu_name_twice: ({ name }: { name: string }) =>
    `another row of the menu is called “${name}” already: give this one another name`,
  picture_not_taken: ({ picture, why }) =>
    `${picture}: ${why}. Put the picture into the folder pictures, or take the name out`,
  link_dead: ({ url }) => `${url} leads nowhere: correct the link or add the page`,
};

/** What `npm run content` says. */
export const contentCommand: ContentCommandTexts = {
  usage: `Usage: npm run content -- COMMAND

  check FOLDER                           checks the files, writes nothing
  import FOLDER [--yes] [--dry-run]      puts them into the shop, all or none; says first what changes
  export FOLDER                          writes the content of the shop into a folder
  start FOLDER                           writes a folder to start a new shop with
  history ENTRY                          the versions of an entry (such as pages/privacy.it)
  restore ENTRY VERSION                  puts a version in force again
  preview [--at 2026-12-01T09:00]        a link that shows the shop on that date (else now), drafts included

  --author NAME                          who writes, for the history (without it: the user of the computer)
`,
  missingFolder: 'The folder is missing.',
  missingEntry: 'The entry is missing, such as pages/privacy.it.',
  at: (file, line, field) =>
    `${file}${line === undefined ? '' : `, line ${line}`}${field === undefined ? '' : `, ${field}`}`,
  adds: (name) => `adds    ${name}`,
  changes: (name) => `changes ${name}`,
  removes: (name) => `removes ${name}`,
  unchanged: (count) => (count === 1 ? '1 entry stays as it is.' : `${count} entries stay as they are.`),
  nothing: 'The shop already has this content: nothing changes.',
  sound: (count) => (count === 1 ? '1 file, all is well.' : `${count} files, all is well.`),
  wrong: (count) =>
    count === 1 ? '1 mistake: nothing was changed.' : `${count} mistakes: nothing was changed.`,
  warnings: 'Worth a look:',
  imported: (count) => (count === 1 ? '1 entry published.' : `${count} entries published.`),
  dryRun: 'Trial: nothing was written.',
  exported: (count, folder) => `${count} files written to ${folder}.`,
  folderNotEmpty: (folder) => `${folder} is not empty: choose another folder.`,
  folderMissing: (folder) => `There is no folder ${folder}.`,
  entryUnknown: (name) => `${name}: there is no such entry.`,
  version: (version, moment, who, isCurrent) =>
    `${version}\t${moment}\t${who}${isCurrent ? '\tin force' : ''}`,
  removedVersion: 'removed',
  versionUnknown: (name, version) => `${name}: there is no version ${version}.`,
  momentInvalid: (text) => `--at: “${text}” is no date: write for example 2026-12-01T09:00.`,
  previewValid: (hours) =>
    `Valid for ${hours} hours for whoever opens it; send it only to those who may see it.`,
  restored: (name, version, now) => `${name}: version ${version} is in force again (as version ${now}).`,
};
