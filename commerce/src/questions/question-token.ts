import { createHmac } from 'node:crypto';
import { questionFormPath } from '@casamaestra/contract/questions/question-form.ts';
import type { AreaDependencies } from '../area.ts';
import { sameBytes } from '../platform/secrets/same-secret.ts';

type Parts = Pick<AreaDependencies, 'secrets' | 'publicUrl'>;

const SECRET = 'question';
const SIGNATURE_CHARACTERS = 22;

const signature = (key: Buffer, id: number): string =>
  createHmac('sha256', key).update(String(id)).digest('base64url').slice(0, SIGNATURE_CHARACTERS);

/** The link in the mail to who asked: whoever opens it has read the mail. */
export async function questionLink({ secrets, publicUrl }: Parts, id: number): Promise<string> {
  return `${publicUrl()}${questionFormPath}${id}.${signature(await secrets(SECRET), id)}`;
}

/** The question of a valid token, "<id>.<signature>", else null. */
export async function questionOfToken({ secrets }: Parts, token: string): Promise<number | null> {
  const [digits = '', sent = ''] = token.split('.');
  const keys = await secrets.accepted(SECRET);
  const given = Buffer.from(sent);
  return keys.some((key) => sameBytes(given, Buffer.from(signature(key, Number(digits)))))
    ? Number(digits)
    : null;
}
