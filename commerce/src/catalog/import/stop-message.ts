import { statfs } from 'node:fs/promises';
import { ImportStop } from './row-problem.ts';

const rerun = 'Rilancia lo stesso comando: riprende da dove era arrivato.';

const full = `Il disco è pieno: libera spazio. ${rerun}`;
const fullBelowBytes = 64 * 1024 * 1024;

/** A lost database connection while the disk is full is explained by the full disk. */
async function isFull(folder: string): Promise<boolean> {
  const facts = await statfs(folder).catch(() => null);
  return facts !== null && facts.bavail * facts.bsize < fullBelowBytes;
}

/** The message for the merchant about a failure; null for a programming error. */
export async function stopText(error: unknown, dataDirectory: string): Promise<string | null> {
  if (error instanceof ImportStop) return error.message;
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  if (code === 'ENOSPC' || code === '53100') return full;
  if (code === 'EROFS' || code === 'EACCES') return `Un file non si può scrivere (${message}).`;
  if (code === '53300') return 'Il PostgreSQL non accetta altre connessioni: riprova tra poco.';
  const lost = /^(?:08|57P)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT'].includes(code);
  if (!lost && !/connection terminated/i.test(message)) return null;
  if (await isFull(dataDirectory)) return full;
  return `La connessione al PostgreSQL si è interrotta (${message || code}). ${rerun}`;
}
