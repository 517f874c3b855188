import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { passwordCharactersMax, passwordCharactersMin } from '@casamaestra/contract/customers/password.ts';
import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { contextWords, passwordFault } from '@casamaestra/rules/customers/password-rules.ts';
import type { PasswordFault } from '@casamaestra/rules/customers/password-rules.ts';

/** Common Italian passwords that international lists lack. */
const italian = [
  'amore',
  'amoremio',
  'tiamo',
  'vitamia',
  'juventus',
  'forzajuve',
  'forzamilan',
  'forzainter',
  'forzaroma',
  'forzanapoli',
  'napoli',
  'milano',
  'torino',
  'palermo',
  'francesco',
  'alessandro',
  'giuseppe',
  'antonio',
  'francesca',
  'valentina',
  'martina',
  'chiara',
  'ciao',
  'ciaociao',
  'bellissima',
  'principessa',
  'stellina',
  'cucciolo',
  'gattino',
  'nonna',
  'mamma',
  'pippo',
  'topolino',
  'paperino',
  'segreta',
  'ferrari',
  'valentino',
  'italia',
  'benvenuto',
  'accesso',
  'entrare',
  'parola',
  'lavoro',
  'estate',
  'inverno',
  'primavera',
  'autunno',
];

/** Examples from advice about good passwords, which people then use. */
const taught = [
  'correcthorsebatterystaple',
  'trubador3',
  'tr0ub4dor3',
  'thisisapassword',
  'thisismypassword',
  'mypasswordissecret',
  'letmeinplease',
  'questaelamiapassword',
  'lamiapasswordsegreta',
  'nelmezzodelcammin',
  'nelmezzodelcammindinostravita',
  'quelramodellagodicomo',
  'sempreforzaitalia',
  'fratelliditalia',
  'trentatretrentini',
  'ilgattonerononmiguarda',
  'apriticancello',
  'apritisesamo',
  'tobeornottobe',
  'iloveyouforever',
  'maytheforcebewithyou',
  'onceuponatime',
  'ceraunavolta',
];

interface Lists {
  /** Words and passwords that guessing starts from. */
  readonly common: ReadonlySet<string>;
  /** Whole leaked passwords. */
  readonly leaked: ReadonlySet<string>;
}

let loading: Promise<Lists> | undefined;

/**
 * Loads about 49,000 passwords of any length and 45,000 more of at least ten characters, all from published
 * leaks; only when the first password is chosen. The second list is from SecLists (MIT), without passwords
 * shorter than the minimum.
 */
async function readLists(): Promise<Lists> {
  const [{ dictionary }, packed] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    readFile(new URL('leaked-passwords.txt.br', import.meta.url)),
  ]);
  const leaked = (await promisify(brotliDecompress)(packed)).toString('utf8').split('\n');
  const common = new Set([...dictionary['passwords-common'], ...italian, ...taught]);
  return { common, leaked: new Set(leaked) };
}

function passwordLists(): Promise<Lists> {
  loading ??= readLists();
  return loading;
}

/** The refusal for a fault of a password. */
function refusedPassword(fault: PasswordFault, field: string): Outcome<never> {
  switch (fault) {
    case 'too_short':
      return refused('password_too_short', { least: passwordCharactersMin }, field);
    case 'too_long':
      return refused('password_too_long', { most: passwordCharactersMax }, field);
    case 'guessable':
      return refused('password_guessable', {}, field);
  }
}

/**
 * Checks a new password; refused with the reason. `about`: e-mail address, names and the shop's name, which
 * it must not consist of.
 */
export async function checkPassword(
  password: string,
  field: string,
  about: readonly string[],
): Promise<Outcome<string>> {
  const lists = await passwordLists();
  const fault = passwordFault(password, { ...lists, words: contextWords(...about) });
  return fault === undefined ? { ok: true, value: password } : refusedPassword(fault, field);
}
