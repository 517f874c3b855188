import { ImportStop } from './row-problem.ts';

const rerun = 'Rilancia lo stesso comando: riprende da dove era arrivato.';

/** What a failure means for the merchant; null for a defect. */
export function stopText(error: unknown): string | null {
  if (error instanceof ImportStop) return error.message;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (code === 'ENOSPC' || code === '53100') return `Il disco è pieno: libera spazio. ${rerun}`;
  if (code === 'EROFS' || code === 'EACCES') return `Un file non si può scrivere (${message}).`;
  if (code === '53300') return 'Il PostgreSQL non accetta altre connessioni: riprova tra poco.';
  const lost = /^(?:08|57P)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT'].includes(code);
  if (lost || /connection terminated/i.test(message))
    return `La connessione al PostgreSQL si è interrotta (${message || code}). ${rerun}`;
  return null;
}
