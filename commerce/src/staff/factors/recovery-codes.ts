import { createHmac, randomInt } from 'node:crypto';
import type { Database } from '../../platform/database/connection.ts';
import type { ShopSecrets } from '../../platform/secrets/shop-secrets.ts';
import { putRecoveryCodes } from './factors.queries.ts';

const CODES = 10;
const CHARACTERS = 16;
/** Without what is read as something else: 0 and O, 1, I and L. 80 bits a code. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const SECRET = 'staff-recovery';

const newCode = (): string =>
  Array.from({ length: CHARACTERS }, () => alphabet[randomInt(alphabet.length)]).join('');

/** As printed: "ABCD-EFGH-JKMN-PQRS". */
const printed = (code: string): string => (code.match(/.{4}/g) ?? []).join('-');

/** The hashes under which a typed code may be stored, spaces, dashes and case aside. */
export async function hashesOfCode(secrets: ShopSecrets, typed: string): Promise<readonly Buffer[]> {
  const code = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const keys = await secrets.accepted(SECRET);
  return keys.map((key) => createHmac('sha256', key).update(code).digest());
}

/** Ten new codes for a person, as printed; the former no longer hold. Only keyed hashes are stored. */
export async function newRecoveryCodes(
  { database, secrets }: { readonly database: Database; readonly secrets: ShopSecrets },
  staffId: number,
): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  const hashes: Buffer[] = [];
  for (const code of codes) {
    const [hash] = await hashesOfCode(secrets, code);
    if (hash !== undefined) hashes.push(hash);
  }
  await putRecoveryCodes(database, staffId, hashes);
  return codes.map(printed);
}
