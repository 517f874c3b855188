import { passwordCharactersMax, passwordCharactersMin } from '@casamaestra/contract/customers/password.ts';
import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { contextWords, passwordFault } from '@casamaestra/rules/customers/password-rules.ts';
import type { PasswordFault } from '@casamaestra/rules/customers/password-rules.ts';

/** Passwords in use in Italy that lists made abroad lack. */
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

let loading: Promise<ReadonlySet<string>> | undefined;

/** Some 49,000 passwords from published leaks, read when the first password is chosen. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...italian]),
  );
  return loading;
}

const texts: Readonly<Record<PasswordFault, string>> = {
  too_short: `La password dev’essere di almeno ${passwordCharactersMin} caratteri: bastano tre o quattro parole, per esempio una frase che ricordi solo tu.`,
  too_long: `La password può avere al massimo ${passwordCharactersMax} caratteri.`,
  guessable:
    'Questa password è tra le prime che si provano: evita sequenze, parole comuni ripetute, il tuo nome e quello del negozio. Una frase di tre o quattro parole va benissimo.',
};

/** A new password as it is, or the refusal that says what is wrong with it. `about`: e-mail, names, the shop's name. */
export async function checkPassword(
  password: string,
  field: string,
  about: readonly string[],
): Promise<Outcome<string>> {
  const common = await commonPasswords();
  const fault = passwordFault(password, { common, words: contextWords(...about) });
  return fault === undefined ? { ok: true, value: password } : refused('invalid_input', texts[fault], field);
}
