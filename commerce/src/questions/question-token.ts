import { questionFormPath } from '@casamaestra/contract/questions/question-form.ts';
import type { AreaDependencies } from '../area.ts';
import { isSignatureOf, signatureOf } from '../platform/secrets/signatures.ts';

type Parts = Pick<AreaDependencies, 'secrets' | 'publicUrl'>;

const SECRET = 'question';

/** The link in the mail to who asked: whoever opens it has read the mail. */
export async function questionLink({ secrets, publicUrl }: Parts, id: number): Promise<string> {
  return `${publicUrl()}${questionFormPath}${id}.${await signatureOf(secrets, SECRET, String(id))}`;
}

/** The question of a valid token, "<id>.<signature>", else null. */
export async function questionOfToken({ secrets }: Parts, token: string): Promise<number | null> {
  const [digits = '', sent = ''] = token.split('.');
  const id = Number(digits);
  return (await isSignatureOf(secrets, SECRET, String(id), sent)) ? id : null;
}
