import { createHash } from 'node:crypto';

/** Address of the picture of a link to a page; another one when what it shows changes. */
export function sharePictureUrl(publicUrl: string, path: string, shown: readonly unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 10);
  return `${publicUrl}/share${path}.${hash}.jpg`;
}
